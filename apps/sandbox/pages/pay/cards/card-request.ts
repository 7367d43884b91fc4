import type { CardView } from '../../../src/cards/card-view.ts';
import { ask, type Reply } from '../../shared/ask.ts';
import { type Watch, type WatchApi, type Watched, type WatchState, watch } from '../watch.ts';

/** A request takes a single card, and nothing has to be confirmed. */
export type CardRequest = CardView & Watched;
export type CardRequestState = WatchState<CardRequest>;

export interface CardRequestApi extends WatchApi<CardRequest> {
  card(cardToken: string): Promise<Reply<CardRequest>>;
}

export interface CardRequestSession extends Omit<Watch<CardRequest>, 'send'> {
  /** @param cardToken from the PSP's frame */
  sendCard(cardToken: string): Promise<void>;
}

/** @param token the unguessable end of the page's address. */
export function cardRequestApi(token: string): CardRequestApi {
  const base = `/pay/api/cards/${encodeURIComponent(token)}`;
  const asked = async (reply: Promise<Reply<CardView>>) => watchedReply(await reply);
  return {
    read: () => asked(ask(base)),
    seen: () => asked(ask(`${base}/seen`, { post: {} })),
    card: (cardToken) => asked(ask(`${base}/card`, { post: { cardToken } })),
  };
}

export function watchedReply(reply: Reply<CardView>): Reply<CardRequest> {
  if (reply.kind !== 'answer') return reply;
  const { body } = reply;
  return { kind: 'answer', body: { ...body, action: null, attempts: body.card ? 1 : 0 } };
}

/** The session of a guest's page for a card request. */
export function cardRequestSession(api: CardRequestApi): CardRequestSession {
  const { send, ...watched } = watch(api);
  return { ...watched, sendCard: (cardToken) => send(() => api.card(cardToken)) };
}
