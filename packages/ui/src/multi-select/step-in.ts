const stops = 'input:not(:disabled)';

/**
 * Moves the focus through the search and the options by arrow keys, Home and End.
 * @returns whether it moved.
 */
export function stepIn(container: HTMLElement, key: string): boolean {
  const fields = [...container.querySelectorAll<HTMLInputElement>(stops)];
  const at = fields.findIndex((field) => field.matches(':focus'));
  // In the search Home and End belong to the text.
  const isText = fields[at]?.type === 'search';
  const to = target(key, at, fields.length, isText);
  const field = to === undefined ? undefined : fields[to];
  field?.focus();
  return field !== undefined;
}

function target(key: string, at: number, count: number, isText: boolean): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (isText) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
