import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { CardInput, isExpired } from './card.ts';
import type { Operations, PayerAnswer } from './operations.ts';
import type { Store } from './store.ts';
import { tokenise } from './tokens.ts';

const Wallet = z.object({
  wallet: z.string().check(z.maxLength(40)),
  card: CardInput,
});
const Answer = z.object({ answer: z.enum(['approve', 'refuse', 'later']) });

interface Parts {
  readonly store: Store;
  readonly operations: Operations;
  readonly now: () => Date;
  /** Sends the notices that are due. */
  readonly deliver: () => Promise<void>;
}

/**
 * What the simulator's own pages call: the frames of the card and the wallets, and the banks' pages. Whoever has an
 * operation's address may answer it, as with a link of a bank.
 */
export function frameRoutes({ store, operations, now, deliver }: Parts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 8 * 1024 }));
  app.use(async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none';
    if (site !== 'same-origin' && site !== 'none') return c.json({ error: 'OTHER_SITE' }, 403);
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  const wrong = (issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]) => ({
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  });

  app.post('/tokens', async (c) => {
    const parsed = CardInput.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json(wrong(parsed.error.issues), 400);
    if (isExpired(parsed.data, now())) return c.json({ fields: { expirationYear: 'cardExpired' } }, 400);
    const { token, card } = tokenise(store, parsed.data, null, now());
    return c.json({ token, card });
  });
  app.post('/wallet-tokens', async (c) => {
    const parsed = Wallet.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json(wrong(parsed.error.issues), 400);
    const { token, card, wallet } = tokenise(store, parsed.data.card, parsed.data.wallet, now());
    return c.json({ token, card, wallet });
  });
  app.get('/operations/:id', (c) => {
    const entry = store.readEntry(c.req.param('id'));
    if (!entry) return c.json({ error: 'UNKNOWN_OPERATION' }, 404);
    const { amount, currency, status, action, method, card } = entry.operation;
    return c.json({ amount, currency, status, action, method, card, returnUrl: entry.returnUrl });
  });
  app.post('/operations/:id/answer', async (c) => {
    const parsed = Answer.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json(wrong(parsed.error.issues), 400);
    const answer: PayerAnswer = parsed.data.answer;
    const entry = operations.answer(c.req.param('id'), answer);
    if (!entry) return c.json({ error: 'UNKNOWN_OPERATION' }, 404);
    await deliver();
    return c.json({ status: entry.operation.status, returnUrl: entry.returnUrl });
  });
  return app;
}
