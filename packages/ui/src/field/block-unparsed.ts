import { unparsedField } from './unparsed-field.ts';

/**
 * From now on no form is sent while one of its fields holds a text that means nothing yet: its value is empty, and what
 * is optional would be left out in silence. The focus goes to the field, which says what it cannot read.
 * @returns ends that
 */
export function refuseUnread(): () => void {
  // Before any form hears of it, React's among them.
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
