import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDrafts, openForm, type ServerForm, waitingDrafts } from '../session/drafts.ts';
import { sessionStore } from '../session/session-store.ts';
import { carryOver } from './server-drafts.ts';

const sent: { readonly line: string; readonly body: unknown; readonly key: string | null }[] = [];
const answers: (() => Response)[] = [];
const saved = { id: 'd1', kind: 'NEW_ORDER', order_id: null, subject: '', revision: 1 };
const ok = () =>
  Response.json({ ...saved, saved_at: '2026-11-20T08:00:00Z', expires_at: '2026-12-20T08:00:00Z' });
const refused = (status: number, code: string) => () =>
  Response.json({ meta: { error: { code, message: '', params: {} } } }, { status });

function storage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}
const at = (businessProfileId: string) =>
  vi.spyOn(sessionStore, 'identity').mockReturnValue({ userId: 'u1', businessProfileId });

/** What is typed when the session ends. */
function keep(form: Partial<ServerForm> = {}, values: unknown = { firstName: 'Élodie', pan: '4242' }): void {
  const close = openForm(
    'NEW_ORDER/',
    () => values,
    () => ({ kind: 'NEW_ORDER', orderId: null, key: 'key-1', ...form }),
  );
  keepDrafts();
  close();
}

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ line: `${method} ${url}`, body: JSON.parse(String(body)), key });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  at('c1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what waits in the browser goes to the server once, without secrets, and is gone from the browser', async () => {
  keep();
  answers.push(ok);
  await Promise.all([carryOver(), carryOver()]);
  expect(sent).toEqual([
    {
      line: 'POST /api/v1/drafts',
      body: { kind: 'NEW_ORDER', order_id: null, values: { first_name: 'Élodie', pan: '' } },
      key: 'key-1',
    },
  ]);
  expect(waitingDrafts()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('it goes on waiting while the server cannot be reached, and is sent under the same key', async () => {
  keep();
  await carryOver();
  expect(waitingDrafts()).toEqual(['NEW_ORDER/']);
  answers.push(ok);
  await carryOver();
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(waitingDrafts()).toEqual([]);
});

it('of another division it is not sent', async () => {
  keep();
  at('c2');
  await carryOver();
  expect(sent).toEqual([]);
  at('c1');
  expect(waitingDrafts()).toEqual(['NEW_ORDER/']);
});

it('of a draft it continues, that one is saved again', async () => {
  keep({ draft: { id: 'd1', revision: 3 } });
  answers.push(ok);
  await carryOver();
  expect(sent).toMatchObject([{ line: 'PUT /api/v1/drafts/d1', body: { revision: 3 } }]);
});

it.each([
  [409, 'DRAFT_SAVED_MEANWHILE'],
  [404, 'NOT_FOUND'],
])('of a draft that has changed it becomes another: %s %s', async (status, code) => {
  keep({ draft: { id: 'd1', revision: 3 } });
  answers.push(refused(status, code), ok);
  await carryOver();
  expect(sent.map(({ line }) => line)).toEqual(['PUT /api/v1/drafts/d1', 'POST /api/v1/drafts']);
  expect(waitingDrafts()).toEqual([]);
});

it('forms whose drafts stay in the browser are left alone', async () => {
  const close = openForm('settings.general', () => ({ website: 'x' }));
  keepDrafts();
  close();
  await carryOver();
  expect(sent).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['DRAFT/u1/c1/settings.general']);
});
