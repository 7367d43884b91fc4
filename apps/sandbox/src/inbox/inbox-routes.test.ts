import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import type { InboxMessage, InboxMessageView } from './inbox-views.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const ask = async (path: string, post?: unknown) => {
  const response = await app.browser().send(`/sandbox/api${path}`, {
    ...(post !== undefined && { method: 'POST', body: JSON.stringify(post) }),
  });
  return { status: response.status, body: await response.json() };
};
const listed = async (): Promise<InboxMessage[]> => (await ask('/messages')).body;

test('sent messages are in the inbox, newest first, and count as opened once', async () => {
  expect(await listed()).toEqual([]);
  const { id, link } = await makeLink(owner);
  const send = (channel: 'EMAIL' | 'SMS', recipient: string) =>
    owner.api.payments.notify({ id, body: { channel, recipient, withQrcode: true } }, withKey());
  await send('EMAIL', 'maria@outlook.gr');
  await app.clock.advance(1_000);
  await send('SMS', '+306944120937');

  const [sms, email] = await listed();
  expect(sms).toMatchObject({ channel: 'SMS', recipient: '+306944120937', subject: '', opened: false });
  expect(email).toMatchObject({
    channel: 'EMAIL',
    recipient: 'maria@outlook.gr',
    sender: 'Kalypso Bay Resort',
    sentAt: '2026-11-20T07:41:00Z',
    opened: false,
  });
  expect((await ask('/messages?recipient=maria@outlook.gr')).body).toEqual([email]);

  const open = async (): Promise<InboxMessageView> => (await ask(`/messages/${email?.id}/open`, {})).body;
  expect(await open()).toMatchObject({
    ...email,
    opened: true,
    body: expect.stringContaining(`href="${link}"`),
    plain: expect.stringContaining(link ?? ''),
  });
  await open();
  expect((await listed()).map(({ opened }) => opened)).toEqual([false, true]);
  const history = await owner.api.payments.history({ id });
  expect(history.filter(({ type }) => type === 'MESSAGE_OPENED')).toMatchObject([
    { detail: 'maria@outlook.gr', author: { kind: 'CUSTOMER' } },
  ]);
});

test.each(['/messages/nothing/open', '/messages/%00/open', '/messages?recipient=%00'])(
  'an unknown message is not found: %s',
  async (path) => {
    expect(await ask(path, path.endsWith('open') ? {} : undefined)).toMatchObject({
      status: 404,
      body: { meta: { error: { code: 'NOT_FOUND' } } },
    });
  },
);

test.each([
  ['prod', 404],
  ['trial', 200],
  ['stg', 200],
] as const)('in %s inbox and clock answer %i', async (shownAs, status) => {
  const served = await createTestApp({ shownAs });
  const statusOf = async (path: string, init?: RequestInit) =>
    (await served.browser().send(path, init)).status;
  expect(await statusOf('/sandbox/api/messages')).toBe(status);
  expect(await statusOf('/sandbox/api/clock')).toBe(status);
  const advance = { method: 'POST', body: JSON.stringify({ advance: 'PT1M' }) };
  expect(await statusOf('/sandbox/api/clock', advance)).toBe(status);
  await served.close();
});

test('the clock moves forward, and due work runs with it', async () => {
  const { link } = await makeLink(owner, { lifetime: 'PT1H' });
  const before = app.clock.now().getTime();
  expect((await ask('/clock')).body).toEqual({ now: new Date(before).toISOString().replace('.000', '') });
  expect((await ask('/clock', { advance: 'P3D' })).status).toBe(200);
  expect(app.clock.now().getTime()).toBe(before + 3 * 86_400_000);
  expect((await payerAt(app, link).view()).status).toBe('EXPIRED');
});

test.each([['backwards'], ['-PT1H'], ['PT0S'], [''], [5], [undefined]])(
  'the clock is not moved by %s',
  async (advance) => {
    const before = app.clock.now();
    expect(await ask('/clock', { advance })).toMatchObject({
      status: 400,
      body: { meta: { error: { params: { fields: { advance: 'lifetime' } } } } },
    });
    expect(app.clock.now()).toEqual(before);
  },
);

test('the clock cannot be moved by centuries accidentally', async () => {
  expect(await ask('/clock', { advance: 'P36500D' })).toMatchObject({
    status: 400,
    body: { meta: { error: { params: { fields: { advance: 'tooLarge' } } } } },
  });
});
