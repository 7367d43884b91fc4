import { isCardExpired } from '@deck/api/rules';
import { Refusal, refusalAnswer } from '@deck/api/server';
import { Hono, type Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Services } from '../context.ts';
import { LARGEST_BODY, toBody } from '../payer/body-of.ts';
import { CardInput } from '../psp/card.ts';
import { readCardView } from './card-view.ts';
import { giveCard, guestSeen } from './give-card.ts';
import { tokenise, toMask } from './psp-cards.ts';

/**
 * The endpoints of the page on which a guest gives a card. Anyone with the link may use them; there is no
 * session. Also the PSP's hosted field, which returns a token for the typed card number.
 */
export function cardRoutes(services: Services): Hono {
  const app = new Hono();
  const tooLarge = () => refusalAnswer(Refusal.invalid({ body: 'tooLarge' }));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  const unkept = { 'cache-control': 'no-store' };
  const view = async (request: Request, token: string) =>
    request.json(await readCardView(services, token), 200, unkept);

  app.post('/', async (request) => {
    const card = await toBody(request, CardInput);
    const now = services.clock.now();
    if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED');
    const kept = await tokenise(services.db, card, now);
    return request.json({ token: kept.token, card: toMask(kept) }, 200, unkept);
  });
  app.get('/:token', (request) => view(request, request.req.param('token')));
  app.post('/:token/seen', async (request) => {
    const token = request.req.param('token');
    await guestSeen(services, token);
    return view(request, token);
  });
  app.post('/:token/card', async (request) => {
    const token = request.req.param('token');
    await giveCard(services, token, await toBody(request, CardInput));
    return view(request, token);
  });
  return app;
}
