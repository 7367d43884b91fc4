import { maxLength } from '@deck/api/contract/validation';
import { Refusal, refusalAnswer } from '@deck/api/server';
import { Hono, type Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { LARGEST_BODY, toBody } from '../payer/body-of.ts';
import { readCardView } from './card-view.ts';
import { giveCard, guestSeen } from './give-card.ts';

/** A card's token from the PSP's frame. */
const Submission = z.object({ cardToken: z.string({ error: 'required' }).check(maxLength(200)) });

/**
 * The endpoints of the page on which a guest gives a card. Anyone with the link may use them; there is no
 * session.
 */
export function cardRoutes(services: Services): Hono {
  const app = new Hono();
  const tooLarge = () => refusalAnswer(Refusal.invalid({ body: 'tooLarge' }));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  const unkept = { 'cache-control': 'no-store' };
  const view = async (request: Request, token: string) =>
    request.json(await readCardView(services, token), 200, unkept);

  app.get('/:token', (request) => view(request, request.req.param('token')));
  app.post('/:token/seen', async (request) => {
    const token = request.req.param('token');
    await guestSeen(services, token);
    return view(request, token);
  });
  app.post('/:token/card', async (request) => {
    const token = request.req.param('token');
    const { cardToken } = await toBody(request, Submission);
    await giveCard(services, token, cardToken);
    return view(request, token);
  });
  return app;
}
