import { unparsedField } from './unparsed-field.ts';

/**
 * Blocks submitting any form with an unreadable field. Its value is empty, so an optional field would
 * silently be left out. Focuses the field, which shows its error.
 * @returns a function that removes the listener
 */
export function blockUnparsedSubmit(): () => void {
  // In the capture phase, before any form handler including React's.
  document.addEventListener('submit', refuse, true);
  return () => document.removeEventListener('submit', refuse, true);
}

function refuse(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  const unread = unparsedField(event.target, 'refused');
  if (unread === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  unread.focus();
}
