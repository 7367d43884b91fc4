import type { NotificationSettings, Settings } from '@deck/api/contract/settings';
import type { WrongFields } from '../../../forms/contract-resolver.ts';

export type NotificationsForm = NotificationSettings;

export const formOf = ({ notifications }: Settings): NotificationsForm => notifications;

/** What the server checks beyond single fields: a chat is needed while somebody writes to it. */
export const alsoWrong = ({ telegram }: NotificationsForm): WrongFields =>
  telegram.enabled && telegram.chatId === '' ? { 'telegram.chatId': 'required' } : {};

/** The values with one more, or without it, in the order they have where they are listed. */
export const withChoice = <Value extends string>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): Value[] => all.filter((one) => (one === value ? isChosen : chosen.includes(one)));

/** What a checkbox for all of them shows. */
export function shareOf(all: readonly string[], chosen: readonly string[]): boolean | 'mixed' {
  if (all.every((one) => chosen.includes(one))) return true;
  return chosen.length > 0 ? 'mixed' : false;
}

/** Whether the address stands further up the list already, however it is written. */
export function isTwice(addresses: readonly string[], index: number): boolean {
  const written = addresses.map((address) => address.toLowerCase());
  return written[index] !== '' && written.indexOf(written[index] ?? '') < index;
}
