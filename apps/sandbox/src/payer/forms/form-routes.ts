import type { Hono } from 'hono';
import { countAttempt } from '../../auth/attempts.ts';
import { getClientAddress } from '../../auth/client-address.ts';
import type { Services } from '../../context.ts';
import { toBody } from '../body-of.ts';
import { PermanentForm, SplitForm } from './form-draft.ts';
import { permanentSeen, readPermanent, sendPermanentForm } from './permanent-form.ts';
import { readSplit, sendSplitForm } from './split-form.ts';

const fresh = { 'cache-control': 'no-store' };

/** The endpoints of the forms of permanent and split links. */
export function addFormRoutes(app: Hono, services: Services): void {
  app.get('/permanent/:token', async (request) =>
    request.json(await readPermanent(services, request.req.param('token')), 200, fresh),
  );
  app.post('/permanent/:token/seen', async (request) => {
    await permanentSeen(services, request.req.param('token'));
    return request.body(null, 204);
  });
  app.post('/permanent/:token', async (request) => {
    const form = await toBody(request, PermanentForm);
    await countAttempt(services.db, 'FORM_ORDER', getClientAddress(request.req.raw), services.clock.now());
    return request.json(await sendPermanentForm(services, request.req.param('token'), form), 200, fresh);
  });
  app.get('/split/:token', async (request) =>
    request.json(await readSplit(services, request.req.param('token')), 200, fresh),
  );
  app.post('/split/:token', async (request) => {
    const form = await toBody(request, SplitForm);
    return request.json(
      await sendSplitForm(services, request.req.param('token'), form, getClientAddress(request.req.raw)),
      200,
      fresh,
    );
  });
}
