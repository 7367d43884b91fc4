import { maxLength } from '@deck/api/contract/validation';
import { longestBilling } from '@deck/api/rules';
import { Refusal, refusalAnswer } from '@deck/api/server';
import { customerLanguages } from '@deck/api/vocabulary';
import { Hono, type Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { getClientAddress } from '../auth/client-address.ts';
import type { Services } from '../context.ts';
import { readCustomerLanguages } from '../dictionaries/offer.ts';
import { readCalendar, readReceipt } from '../guest/keepsakes.ts';
import { LARGEST_BODY, toBody } from './body-of.ts';
import { addFormRoutes } from './forms/form-routes.ts';
import { limitCards } from './limit-cards.ts';
import { byCard, byMethod, readCard } from './means.ts';
import { clarify, leaveAttempt, pay, payerSeen, paymentByToken, refreshPayment } from './pay.ts';
import { readPayerView } from './read-payer-view.ts';
import { downloadInvoice, sayPaid } from './wire.ts';

/** The longest name of a method, in characters. */
const longestMethod = 64;

const filled = (length: number) =>
  z.string({ error: 'required' }).check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    maxLength(length),
  );

/** The longest token of the PSP, in characters. */
const longestToken = 200;

/** The number of times the payer began before, as the page knew it. */
const attempt = z.int({ error: 'invalid' }).check(z.minimum(0, { error: 'invalid' }));
/** The language of the page: the bank's page follows it, and so does the page one comes back to. */
const language = z.optional(z.enum(customerLanguages, { error: 'invalid' }));
/** A card's token from the PSP's frame or from a wallet's sheet. The number itself never comes here. */
const CardSubmission = z.object({ cardToken: filled(longestToken), attempt, language });
const MethodSubmission = z.object({ method: filled(longestMethod), attempt, language });
/** Missing details for checking the card's address. */
const Billing = z.object({
  street: filled(longestBilling.street),
  postalCode: filled(longestBilling.postalCode),
});

/** The language of the page that asks; undefined: the guest's own. */
const spokenIn = (request: Request) => language.safeParse(request.req.query('language')).data;

/** A file to keep, which changes with the payment. */
const pdfAnswer = (request: Request, { name, pdf }: { readonly name: string; readonly pdf: Buffer }) =>
  request.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });

/** The endpoints of the payer's pages. Anyone with the link may pay: there is no session. */
export function payerRoutes(services: Services): Hono {
  const app = new Hono();
  const tooLarge = () => refusalAnswer(Refusal.invalid({ body: 'tooLarge' }));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  const view = async (request: Request, token: string) =>
    request.json(await readPayerView(services, token), 200, { 'cache-control': 'no-store' });

  // Before the payments' addresses, which have the same shape.
  app.get('/languages', async (request) =>
    request.json(await readCustomerLanguages(services.db), 200, { 'cache-control': 'no-store' }),
  );
  addFormRoutes(app, services);
  app.get('/:token', (request) => view(request, request.req.param('token')));
  app.post('/:token/seen', async (request) => {
    const token = request.req.param('token');
    await payerSeen(services, token);
    return view(request, token);
  });
  app.post('/:token/card', async (request) => {
    const token = request.req.param('token');
    const { cardToken, attempt: known, language: spoken } = await toBody(request, CardSubmission);
    const payment = await paymentByToken(services.db, token);
    const paid = await limitCards(services, payment, getClientAddress(request.req.raw), async () => {
      await pay(services, token, byCard(await readCard(services, cardToken)), known, spoken);
      return readPayerView(services, token);
    });
    return request.json(paid, 200, { 'cache-control': 'no-store' });
  });
  app.post('/:token/method', async (request) => {
    const token = request.req.param('token');
    const { method, attempt: known, language: spoken } = await toBody(request, MethodSubmission);
    await pay(services, token, byMethod(method), known, spoken);
    return view(request, token);
  });
  app.post('/:token/returned', async (request) => {
    const token = request.req.param('token');
    await refreshPayment(services, token);
    return view(request, token);
  });
  app.post('/:token/another-way', async (request) => {
    const token = request.req.param('token');
    await leaveAttempt(services, token);
    return view(request, token);
  });
  app.post('/:token/billing', async (request) => {
    const token = request.req.param('token');
    const { street, postalCode } = await toBody(request, Billing);
    await clarify(services, token, { avsStreet: street, avsPostalCode: postalCode });
    return view(request, token);
  });
  app.get('/:token/invoice.pdf', async (request) => {
    return pdfAnswer(request, await downloadInvoice(services, request.req.param('token')));
  });
  app.get('/:token/receipt.pdf', async (request) => {
    const token = request.req.param('token');
    return pdfAnswer(request, await readReceipt(services, token, spokenIn(request)));
  });
  app.get('/:token/stay.ics', async (request) => {
    const stay = await readCalendar(services, request.req.param('token'), spokenIn(request));
    return request.body(stay, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="stay.ics"',
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
