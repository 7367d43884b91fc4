import { maxLength } from '@deck/api/contract/validation';
import { Refusal, refusalAnswer } from '@deck/api/server';
import { Hono, type Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { getClientAddress } from '../auth/client-address.ts';
import { createThrottle } from '../auth/throttle.ts';
import type { Services } from '../context.ts';
import { CardInput } from '../psp/card.ts';
import { longestBilling } from '../psp/card-rules.ts';
import { LARGEST_BODY, toBody } from './body-of.ts';
import { addFormRoutes } from './forms/form-routes.ts';
import { byCard, inCrypto } from './means.ts';
import { answerChallenge, clarify, pay, payerSeen } from './pay.ts';
import { readPayerView } from './read-payer-view.ts';
import { downloadInvoice, sayPaid } from './wire.ts';

/** The longest name of a method, in characters. */
const longestMethod = 64;

const filled = (length: number) =>
  z.string({ error: 'required' }).check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    maxLength(length),
  );

const Submission = z.extend(CardInput, {
  /** The number of cards given before, as the page knew it. */
  attempt: z.int({ error: 'invalid' }).check(z.minimum(0, { error: 'invalid' })),
});
const CryptoSubmission = z.object({
  /** The name of the cryptocurrency's method. */
  method: filled(longestMethod),
  attempt: Submission.shape.attempt,
});
const Challenge = z.object({ confirmed: z.boolean({ error: 'required' }) });
/** Missing details for checking the card's address; the simulated PSP accepts any. */
const Billing = z.object({
  street: filled(longestBilling.street),
  postalCode: filled(longestBilling.postalCode),
});

const MINUTE = 60_000;
/**
 * The maximum number of declined cards per address within ten minutes, over all payments. A lobby full of
 * guests needs less, somebody who tries card numbers far more.
 */
const MOST_DECLINED = 30;

/** The endpoints of the payer's pages. Anyone with the link may pay: there is no session. */
export function payerRoutes(services: Services): Hono {
  const app = new Hono();
  const tooLarge = () => refusalAnswer(Refusal.invalid({ body: 'tooLarge' }));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  const view = async (request: Request, token: string) =>
    request.json(await readPayerView(services, token), 200, { 'cache-control': 'no-store' });
  const declined = createThrottle({ most: MOST_DECLINED, window: 10 * MINUTE });

  addFormRoutes(app, services);
  app.get('/:token', (request) => view(request, request.req.param('token')));
  app.post('/:token/seen', async (request) => {
    const token = request.req.param('token');
    await payerSeen(services, token);
    return view(request, token);
  });
  app.post('/:token/card', async (request) => {
    const token = request.req.param('token');
    const { attempt, ...card } = await toBody(request, Submission);
    const [from, now] = [getClientAddress(request.req.raw), services.clock.now()];
    declined.check(from, now);
    await pay(services, token, byCard(card), attempt);
    const paid = await readPayerView(services, token);
    if (paid.status === 'DECLINED') declined.failed(from, now);
    return request.json(paid, 200, { 'cache-control': 'no-store' });
  });
  app.post('/:token/crypto', async (request) => {
    const token = request.req.param('token');
    const { method, attempt } = await toBody(request, CryptoSubmission);
    await pay(services, token, inCrypto(method), attempt);
    return view(request, token);
  });
  app.post('/:token/challenge', async (request) => {
    const token = request.req.param('token');
    const { confirmed } = await toBody(request, Challenge);
    await answerChallenge(services, token, confirmed);
    return view(request, token);
  });
  app.post('/:token/billing', async (request) => {
    const token = request.req.param('token');
    const { street, postalCode } = await toBody(request, Billing);
    await clarify(services, token, { avsStreet: street, avsPostalCode: postalCode });
    return view(request, token);
  });
  app.get('/:token/invoice.pdf', async (request) => {
    const { name, pdf } = await downloadInvoice(services, request.req.param('token'));
    return request.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
  });
  app.post('/:token/said-paid', async (request) => {
    const token = request.req.param('token');
    await sayPaid(services, token);
    return view(request, token);
  });
  return app;
}
