import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { MaskedCard } from './card.ts';
import { Operation, OperationRequest } from './operation.ts';
import type { Operations } from './operations.ts';
import type { Store } from './store.ts';

/** The largest request of the merchant, in bytes. */
const LARGEST_BODY = 8 * 1024;
/** Earlier operations come in bulk. */
const LARGEST_RECORDS = 4 * 1024 * 1024;

const Clock = z.object({ now: z.string() });
const Billing = z.object({ street: z.string(), postalCode: z.string() });
const Card = z.object({
  token: z.string(),
  card: MaskedCard,
  wallet: z.nullable(z.string()),
  fingerprint: z.string(),
});
const Records = z.object({ operations: z.array(Operation), cards: z.array(Card) });

interface Parts {
  readonly store: Store;
  readonly operations: Operations;
  /** Follows the merchant's simulated clock. */
  readonly setClock: (now: Date) => Promise<void>;
  readonly key: string;
}

const failure = (c: Context, status: 400 | 401 | 404 | 409, error: string) => c.json({ error }, status);

/** What the merchant calls, with its key. */
export function merchantRoutes({ store, operations, setClock, key }: Parts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${key}`) return failure(c, 401, 'UNAUTHORIZED');
    return next();
  });
  app.use('/v1/*', bodyLimit({ maxSize: LARGEST_BODY }));
  app.use('/simulator/*', bodyLimit({ maxSize: LARGEST_RECORDS }));
  const read = async <T>(c: Context, schema: z.ZodMiniType<T>): Promise<T | undefined> =>
    schema.safeParse(await c.req.json().catch(() => undefined)).data;

  app.post('/v1/operations', async (c) => {
    const request = await read(c, OperationRequest);
    if (!request) return failure(c, 400, 'INVALID');
    const submitted = operations.submit(request);
    switch (submitted.kind) {
      case 'conflict':
        return failure(c, 409, 'ID_REUSED');
      case 'unknownReference':
        return failure(c, 404, 'UNKNOWN_REFERENCE');
      case 'unknownToken':
        return failure(c, 404, 'UNKNOWN_TOKEN');
      case 'operation':
        // The answer is lost on its way: the merchant gets none of its own.
        return submitted.isLost ? c.body(null, 504) : c.json(submitted.operation);
    }
  });
  app.get('/v1/operations/:id', (c) => {
    const entry = store.readEntry(c.req.param('id'));
    return entry ? c.json(entry.operation) : failure(c, 404, 'UNKNOWN_OPERATION');
  });
  app.post('/v1/operations/:id/billing', async (c) => {
    if (!(await read(c, Billing))) return failure(c, 400, 'INVALID');
    const operation = operations.giveBilling(c.req.param('id'));
    return operation ? c.json(operation) : failure(c, 404, 'UNKNOWN_OPERATION');
  });
  app.post('/v1/operations/:id/cancel', (c) => {
    const found = operations.cancel(c.req.param('id'));
    if (!found) return failure(c, 404, 'UNKNOWN_OPERATION');
    return c.json(found.operation, found.canceled ? 200 : 409);
  });
  app.get('/v1/references/:reference', (c) =>
    c.json({
      operations: store
        .readReference(c.req.param('reference'))
        .map(({ operation }) => operation)
        .toReversed(),
    }),
  );
  app.get('/v1/cards/:token', (c) => {
    const token = store.readToken(c.req.param('token'));
    if (!token) return failure(c, 404, 'UNKNOWN_TOKEN');
    const { card, wallet, fingerprint } = token;
    return c.json({ token: token.token, card, wallet, fingerprint });
  });

  app.put('/simulator/clock', async (c) => {
    const body = await read(c, Clock);
    if (!body || Number.isNaN(Date.parse(body.now))) return failure(c, 400, 'INVALID');
    await setClock(new Date(body.now));
    return c.body(null, 204);
  });
  app.get('/simulator/next', (c) => {
    const next = store.readNextDue();
    return c.json({ at: next === undefined ? null : new Date(next).toISOString() });
  });
  app.post('/simulator/records', async (c) => {
    const body = await read(c, Records);
    if (!body) return failure(c, 400, 'INVALID');
    store.together(() => {
      for (const operation of body.operations) {
        if (store.readEntry(operation.id)) continue;
        const decidesAt = operation.status === 'PENDING' ? Date.parse(operation.createdAt) + 600_000 : null;
        store.saveEntry({ operation, request: null, returnUrl: null, decidesAt });
      }
      for (const { token, card, wallet, fingerprint } of body.cards)
        store.saveToken({ token, card, wallet, fingerprint, kept: true, spent: false, createdAt: 0 });
    });
    return c.body(null, 204);
  });
  return app;
}
