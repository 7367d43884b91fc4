import { card, cards } from '../testing/payments.ts';
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
  return {
    view: () => ask(door),
    post: (path: string) => ask(`${door}${path}`, {}),
    give: (number: string, changes = {}) => ask(`${door}/card`, { ...card(number), ...changes }),
  };
}

/** The token that the PSP's hosted field returns for a card. */
export async function readToken(app: TestApp, number: string, changes = {}): Promise<string> {
  const response = await app.app.request(`${ORIGIN}/pay/api/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card(number), ...changes }),
  });
  return (await response.json()).token;
}
