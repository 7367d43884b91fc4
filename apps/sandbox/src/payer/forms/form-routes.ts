import type { Hono } from 'hono';
import { getClientAddress } from '../../auth/client-address.ts';
import { createThrottle } from '../../auth/throttle.ts';
import type { Services } from '../../context.ts';
import { toBody } from '../body-of.ts';
import { PermanentForm, SplitForm } from './form-draft.ts';
import { permanentSeen, readPermanent, sendPermanentForm } from './permanent-form.ts';
import { readSplit, sendSplitForm } from './split-form.ts';

const fresh = { 'cache-control': 'no-store' };

/** The maximum number of orders per minute from an address, against spam. */
const MOST_ORDERS = 30;

/** The endpoints of the forms of permanent and split links. */
export function addFormRoutes(app: Hono, services: Services): void {
  const orders = createThrottle({ most: MOST_ORDERS });
  app.get('/permanent/:token', async (request) =>
    request.json(await readPermanent(services, request.req.param('token')), 200, fresh),
  );
  app.post('/permanent/:token/seen', async (request) => {
    await permanentSeen(services, request.req.param('token'));
    return request.body(null, 204);
  });
  app.post('/permanent/:token', async (request) => {
    const form = await toBody(request, PermanentForm);
    const [from, now] = [getClientAddress(request.req.raw), services.clock.now()];
    orders.check(from, now);
    orders.failed(from, now);
    return request.json(await sendPermanentForm(services, request.req.param('token'), form), 200, fresh);
  });
  app.get('/split/:token', async (request) =>
    request.json(await readSplit(services, request.req.param('token')), 200, fresh),
  );
  app.post('/split/:token', async (request) => {
    const form = await toBody(request, SplitForm);
    return request.json(await sendSplitForm(services, request.req.param('token'), form), 200, fresh);
  });
}
