import { getEntries, isByKey } from '@deck/api';
import { contract } from '@deck/api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { HALCYON } from '../seed/companies.ts';
import { withToken } from '../testing/integration.ts';
import { makeLink, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return () => app.close();
});

const page = async (browser = owner) =>
  withToken(app, (await browser.api.tokens.issue({ body: { type: 'PUBLIC' } })).value);

/** What the public base leads to, made by the owner: a link, a split link, a request for a card. */
async function makeLinks() {
  const { id: paymentId, link } = await makeLink(owner);
  const { id: orderId } = await makeOrder(owner, { split: true });
  const body = {
    channel: 'EMAIL',
    recipient: 'm.papadopoulou@outlook.gr',
    lifetime: 'P1D',
    customerNote: '',
  } as const;
  await owner.api.orderCards.request({ id: orderId, body }, withKey());
  return { paymentId, orderId, link };
}

const ask = ({ api }: Browser, { paymentId, orderId }: Awaited<ReturnType<typeof makeLinks>>) => [
  api.links.paymentPage({ paymentId }),
  api.links.qrcode({ paymentId }),
  api.orderLinks.qrcode({ orderId }),
  api.orderLinks.cardPage({ orderId }),
];

describe('a PUBLIC token', () => {
  test('opens the public base for its own division, and finds nothing of another', async () => {
    const made = await makeLinks();
    const web = await page();
    const [address] = await Promise.all(ask(web, made));
    expect(address).toEqual({ url: made.link });
    const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
    const refusals = await Promise.all(ask(await page(captain), made).map(getRefusal));
    expect(refusals).toEqual(refusals.map(() => notFound));
  });

  test('opens nothing else', async () => {
    const web = await page();
    const others = getEntries(contract).filter(
      ({ endpoint: { needs, path } }) =>
        !isByKey(needs) && needs !== 'public' && !path.startsWith('/public/'),
    );
    expect(others.length).toBeGreaterThan(80);
    for (const { name, endpoint } of others) {
      const answer = await web.send(endpoint.path.replace(/\{[^}]+\}/g, 'unknown'), {
        method: endpoint.method,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect([name, answer.status, (await answer.json()).meta.error.code]).toEqual([
        name,
        403,
        'ACCESS_DENIED',
      ]);
    }
  });

  test('is refused when it is wrong or over, though without one the base is open', async () => {
    const made = await makeLinks();
    const web = await page();
    await owner.api.tokens.reissue({ body: { type: 'PUBLIC' } });
    const over = { status: 401, code: 'TOKEN_INVALID', params: {} };
    const refusals = await Promise.all(ask(web, made).map(getRefusal));
    expect(refusals).toEqual(refusals.map(() => over));
    const [address] = await Promise.all(ask(app.browser(), made));
    expect(address).toEqual({ url: made.link });
  });
});

describe("a company's web page on another origin", () => {
  const origin = 'https://www.aegeanhouse.gr';

  test('may send the token and read every answer of the public base', async () => {
    const { id: paymentId } = await makeLink(owner);
    for (const path of [`/public/v1/link/${paymentId}/payment-page-link`, '/public/v1/link/unknown/qrcode']) {
      const asked = await app.app.request(`${ORIGIN}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
        204,
        'Authorization',
      ]);
      const answer = await app.app.request(`${ORIGIN}${path}`, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      // With this header a browser would send cookies and let the page read what they open.
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const wrong = await app.app.request(`${ORIGIN}/public/v1/link/${paymentId}/qrcode`, {
      headers: { origin, authorization: 'Bearer pk_wrong' },
    });
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });
});
