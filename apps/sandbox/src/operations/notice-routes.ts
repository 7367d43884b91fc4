import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Services } from '../context.ts';
import { applyAnswer } from './apply-answer.ts';
import { sendOperations } from './send-operations.ts';

/** The largest notice, in bytes. */
const LARGEST_NOTICE = 16 * 1024;

/**
 * What the PSP calls when an operation changed. It signs what it tells; anything else is refused, and changes nothing.
 * Notices may come late, twice or in another order.
 */
export function noticeRoutes(services: Services): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_NOTICE }));
  app.post('/', async (c) => {
    const operation = services.psp.readNotice(await c.req.text(), c.req.raw.headers);
    if (!operation) return c.body(null, 401);
    await applyAnswer(services, operation);
    await sendOperations(services, operation.reference);
    return c.body(null, 204);
  });
  return app;
}
