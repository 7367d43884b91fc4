import { expect, test, vi } from 'vitest';
import type { Conformance, Open } from './connection.ts';
import { pay } from './requests.ts';

/** A notice is taken for five minutes, in milliseconds. */
const OLDER_THAN_A_NOTICE = 301_000;

/** What the notices since the last call told of an operation. */
const told = (on: Conformance, id: string) =>
  on
    .takeNotices()
    .map(({ body, headers }) => on.psp.readNotice(body, headers))
    .filter((one) => one !== undefined && one.id === id);

/** An outcome comes late, twice, in disorder, forged, or only when it is asked for. */
export function testTellings(open: Open): void {
  test('tells a late outcome by a signed notice of a greater revision', async () => {
    const on = await open();
    const { asked, told: operation } = await pay(on, 'slow');
    expect(operation?.status).toBe('PENDING');
    await on.wait();
    const [notice] = told(on, asked.id);
    expect(notice?.status).toBe('APPROVED');
    expect(notice?.revision).toBeGreaterThan(operation?.revision ?? 0);
    expect(await on.psp.ask(asked.id)).toEqual(notice);
  });

  test('knows an operation whose answer was lost, when it is asked', async () => {
    const on = await open();
    const { asked, told: operation } = await pay(on, 'lost');
    expect(operation).toBeUndefined();
    expect(await on.psp.ask(asked.id)).toMatchObject({ status: 'APPROVED' });
    expect(await on.psp.ask('op_that_nobody_sent')).toBeNull();
  });

  test.each(['toldTwice', 'toldInDisorder'] as const)('numbers what is %s', async (kind) => {
    const on = await open();
    const { asked } = await pay(on, kind);
    await on.wait();
    const notices = told(on, asked.id);
    expect(notices.length).toBeGreaterThan(1);
    const last = notices.reduce((one, other) =>
      (other?.revision ?? 0) > (one?.revision ?? 0) ? other : one,
    );
    expect(last?.status).toBe('APPROVED');
  });

  test('signs its notices: a changed, an old or an unsigned one is none', async () => {
    const on = await open();
    await pay(on, 'slow');
    await on.wait();
    const [notice] = on.takeNotices();
    if (!notice) throw new Error('No notice came');
    expect(on.psp.readNotice(notice.body, notice.headers)).toBeDefined();
    expect(on.psp.readNotice(notice.body.replace('100.00', '900.00'), notice.headers)).toBeUndefined();
    expect(on.psp.readNotice(notice.body, new Headers())).toBeUndefined();
    vi.useFakeTimers({ now: Date.now() + OLDER_THAN_A_NOTICE, toFake: ['Date'] });
    try {
      expect(on.psp.readNotice(notice.body, notice.headers)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
}
