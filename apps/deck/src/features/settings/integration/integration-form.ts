import type { CallbackUrls, Settings } from '@deck/api/contract/settings';
import { changed, type Fields } from '../shared/settings-change.ts';

/** Where callbacks go, empty for nowhere, and what they are signed with: never shown, empty while it stays. */
export interface IntegrationForm {
  callbackUrls: { payment: string; order: string; card: string };
  callbackSecret: string;
}

const NOWHERE: CallbackUrls = { payment: null, order: null, card: null };

export function toForm({ integration }: Settings): IntegrationForm {
  const { payment, order, card } = integration?.callbackUrls ?? NOWHERE;
  return {
    callbackUrls: { payment: payment ?? '', order: order ?? '', card: card ?? '' },
    callbackSecret: '',
  };
}

const toAddress = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the form says, as the contract has it. */
export const integrationIn = ({
  callbackUrls: { payment, order, card },
  callbackSecret,
}: IntegrationForm) => ({
  callbackUrls: { payment: toAddress(payment), order: toAddress(order), card: toAddress(card) },
  callbackSecret: callbackSecret === '' ? undefined : callbackSecret,
});

/** Each address by itself: one that a colleague has changed meanwhile is not put back. */
export function changeOf(before: Fields, after: Fields): Fields {
  const urls = changed(before.callbackUrls as Fields, after.callbackUrls as Fields);
  return {
    ...changed({ ...before, callbackUrls: undefined }, { ...after, callbackUrls: undefined }),
    ...(Object.keys(urls).length > 0 && { callbackUrls: urls }),
  };
}
