import type { NotificationSettings, Settings } from '@deck/api/contract/settings';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

export type NotificationsForm = NotificationSettings;

export const toForm = ({ notifications }: Settings): NotificationsForm => notifications;

/** What the server checks beyond single fields: a chat is needed while somebody writes to it. */
export const alsoWrong = ({ telegram }: NotificationsForm): WrongFields =>
  telegram.enabled && telegram.chatId === '' ? { 'telegram.chatId': 'required' } : {};

/** Whether the address stands further up the list already, however it is written. */
export function isTwice(addresses: readonly string[], index: number): boolean {
  const written = addresses.map((address) => address.toLowerCase());
  return written[index] !== '' && written.indexOf(written[index] ?? '') < index;
}
