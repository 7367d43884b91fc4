import { Refusal, refusalAnswer } from '@deck/api/server';
import { Hono, type Context as Request } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { CardInput } from '../psp/card.ts';
import { answerChallenge, clarify, pay, payerSeen } from './pay.ts';
import { readPayerView } from './read-payer-view.ts';

const filled = (length: number) =>
  z.string({ error: 'required' }).check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    z.maxLength(length, { error: 'tooLong' }),
  );

const Submission = z.extend(CardInput, {
  /** How many cards the page knew to have been given before. */
  attempt: z.int({ error: 'invalid' }).check(z.minimum(0, { error: 'invalid' })),
});
const Challenge = z.object({ confirmed: z.boolean({ error: 'required' }) });
/** What was missing to check the card's address; the simulated PSP is content with any. */
const Billing = z.object({ street: filled(200), postalCode: filled(20) });

/** In bytes; a card and a street are far less. */
const LARGEST_BODY = 8 * 1024;

/** What the payer's pages ask. Whoever holds the link may pay: there is no session. */
export function payerRoutes(services: Services): Hono {
  const app = new Hono();
  const tooLarge = () => refusalAnswer(Refusal.invalid({ body: 'tooLarge' }));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  const view = async (request: Request, token: string) =>
    request.json(await readPayerView(services, token), 200, { 'cache-control': 'no-store' });

  app.get('/:token', (request) => view(request, request.req.param('token')));
  app.post('/:token/seen', async (request) => {
    const token = request.req.param('token');
    await payerSeen(services, token);
    return view(request, token);
  });
  app.post('/:token/card', async (request) => {
    const token = request.req.param('token');
    const { attempt, ...card } = await bodyOf(request, Submission);
    await pay(services, token, card, attempt);
    return view(request, token);
  });
  app.post('/:token/challenge', async (request) => {
    const token = request.req.param('token');
    const { confirmed } = await bodyOf(request, Challenge);
    await answerChallenge(services, token, confirmed);
    return view(request, token);
  });
  app.post('/:token/billing', async (request) => {
    const token = request.req.param('token');
    await bodyOf(request, Billing);
    await clarify(services, token);
    return view(request, token);
  });
  return app;
}

/** The body, checked. @throws Refusal INVALID_VALUE with a key of words per field; never with what was sent. */
async function bodyOf<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  const parsed = schema.safeParse(await request.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw Refusal.invalid(
    Object.fromEntries(
      parsed.error.issues.map(({ path, message }) =>
        path.length === 0 ? ['body', 'invalid'] : [path.join('.'), message],
      ),
    ),
  );
}
