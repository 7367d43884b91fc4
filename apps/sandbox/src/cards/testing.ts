import { card, cards, cardToken } from '../testing/payments.ts';
import { ORIGIN, type TestApp } from '../testing/test-app.ts';
import type { CardView } from './card-view.ts';

/** Card numbers for tests. */
export const plastic = cards;

interface Failed {
  readonly meta?: { readonly error?: { readonly code: string; readonly params: Record<string, unknown> } };
}

/** The guest of a card request, with the calls of their page. */
export function cardGuest(app: TestApp, link: string | null) {
  const door = (link ?? '').replace(`${ORIGIN}/pay/cards/`, '/pay/api/cards/');
  const ask = async <T = CardView>(path: string, body?: unknown) => {
    const response = await app.app.request(`${ORIGIN}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: (await response.json()) as T & Failed };
  };
  const giveToken = (token: string) => ask(`${door}/card`, { cardToken: token });
  return {
    view: () => ask(door),
    post: (path: string) => ask(`${door}${path}`, {}),
    give: async (number: string, changes = {}) => giveToken(await readToken(app, number, changes)),
    giveToken,
  };
}

/** The token that the PSP's frame gives for a card. */
export const readToken = (app: TestApp, number: string, changes = {}): Promise<string> =>
  cardToken(app, { ...card(number), ...changes });
