const fields = [
  'input:not([type="hidden"], :disabled, [readonly])',
  'textarea:not(:disabled, [readonly])',
  'select:not(:disabled)',
  'button[role="combobox"]:not(:disabled)',
  'button:is([role="radio"], [role="checkbox"], [role="switch"]):not(:disabled)',
  '[contenteditable="true"]',
].join(', ');

/** The first editable field. In a group of radios it is the checked one, like with Tab. */
export function firstField(within: Element): HTMLElement | null {
  const found = within.querySelector<HTMLElement>(fields);
  const group = found?.closest('[role="radiogroup"]');
  return (
    group?.querySelector<HTMLElement>(':is(input:checked, [role="radio"][aria-checked="true"])') ?? found
  );
}

/** Whether Enter on this element confirms the dialog. On a button or in a text area it does not. */
export function confirmsByEnter(element: Element): boolean {
  if (element.matches('[role="radio"], [role="checkbox"], [role="switch"]')) return true;
  return (
    element.closest('button, a[href], input, textarea, select, summary, [contenteditable="true"]') === null
  );
}
