const fields = [
  'input:not([type="hidden"], :disabled, [readonly])',
  'textarea:not(:disabled, [readonly])',
  'select:not(:disabled)',
  'button[role="combobox"]:not(:disabled)',
  'button:is([role="radio"], [role="checkbox"], [role="switch"]):not(:disabled)',
  '[contenteditable="true"]',
].join(', ');

/** The first field one can fill. Of a group of radios the chosen one, since that is where Tab would lead. */
export function firstField(within: Element): HTMLElement | null {
  const found = within.querySelector<HTMLElement>(fields);
  const group = found?.closest('[role="radiogroup"]');
  return (
    group?.querySelector<HTMLElement>(':is(input:checked, [role="radio"][aria-checked="true"])') ?? found
  );
}

/** Whether Enter on this element should confirm the dialog around it: on a button or in an area it means that one. */
export function confirmsByEnter(element: Element): boolean {
  if (element.matches('[role="radio"], [role="checkbox"], [role="switch"]')) return true;
  return (
    element.closest('button, a[href], input, textarea, select, summary, [contenteditable="true"]') === null
  );
}
