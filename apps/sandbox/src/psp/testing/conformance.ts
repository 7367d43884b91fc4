import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Psp, PspOperation, PspRequest } from '../port.ts';

/** A card as the suite asks the PSP's frame for it. */
export type CardKind =
  | 'good'
  | 'declined'
  /** Its bank asks the cardholder to confirm. */
  | 'confirmed'
  /** Its bank asks for the billing address. */
  | 'withoutAddress'
  /** Its outcome comes later, by a notice. */
  | 'slow'
  /** Its outcome comes at once, and never by itself: only asking tells it. */
  | 'lost'
  | 'toldTwice'
  | 'toldInDisorder';

/** What the suite needs around an adapter. */
export interface Conformance {
  readonly psp: Psp;
  /** The payer types a card; returns its token. */
  typeCard(kind: CardKind): Promise<string>;
  /** The payer answers on the page of the operation's action. */
  answer(operation: PspOperation, answer: 'approve' | 'refuse'): Promise<void>;
  /** Lets time pass until slow outcomes are known and told. */
  wait(): Promise<void>;
  /** The notices that came since the last call, as they arrived. */
  takeNotices(): readonly { readonly body: string; readonly headers: Headers }[];
}

/**
 * The behaviour that Deck relies on. Every adapter of a payment service provider has to pass it, against the provider's
 * own test system. See docs/psp-adapter.md.
 * @param open a fresh connection for each test
 */
export function describePsp(name: string, open: () => Promise<Conformance>): void {
  const request = (changes: Partial<PspRequest> & { readonly type: PspRequest['type'] }): PspRequest =>
    ({
      id: `op_${randomUUID()}`,
      reference: randomUUID(),
      amount: '100.00',
      currency: 'EUR',
      ...(isFirst(changes.type) && { returnUrl: 'https://deck.example/pay/1', canConfirm: true }),
      ...changes,
    }) as PspRequest;
  const isFirst = (type: string) => type === 'CHARGE' || type === 'AUTHORIZE' || type === 'VERIFY';
  const pay = async (on: Conformance, kind: CardKind, type: 'CHARGE' | 'AUTHORIZE' | 'VERIFY' = 'CHARGE') => {
    const asked = request({ type, source: { token: await on.typeCard(kind) } });
    return { asked, told: await on.psp.submit(asked) };
  };
  const told = (on: Conformance, id: string) =>
    on
      .takeNotices()
      .map(({ body, headers }) => on.psp.readNotice(body, headers))
      .filter((one) => one !== undefined && one.id === id);

  describe(`the PSP ${name}`, () => {
    test('approves a charge and tells its codes and its masked card', async () => {
      const on = await open();
      const { asked, told: operation } = await pay(on, 'good');
      expect(operation).toMatchObject({
        id: asked.id,
        reference: asked.reference,
        status: 'APPROVED',
        amount: '100.00',
        currency: 'EUR',
        authCode: expect.any(String),
      });
      expect(operation?.card?.number).toMatch(/^\d{6}[^\d]+\d{4}$/);
    });

    test('does an operation once for its id, and refuses the id for another request', async () => {
      const on = await open();
      const { asked, told: operation } = await pay(on, 'good');
      expect(await on.psp.submit(asked)).toEqual(operation);
      await expect(on.psp.submit({ ...asked, amount: '1.00' })).rejects.toThrow();
      expect(await on.psp.readReference(asked.reference)).toHaveLength(1);
    });

    test('declines with a reason, and the next attempt counts on its own', async () => {
      const on = await open();
      const { told: operation } = await pay(on, 'declined');
      expect(operation).toMatchObject({ status: 'DECLINED', reason: expect.any(String) });
      expect((await pay(on, 'good')).told?.status).toBe('APPROVED');
    });

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
    });

    test('captures a hold in parts, lets the rest go, and never more than it holds', async () => {
      const on = await open();
      const { asked } = await pay(on, 'good', 'AUTHORIZE');
      const { reference } = asked;
      const follow = async (type: 'CAPTURE' | 'REFUND' | 'VOID', amount: string) =>
        (await on.psp.submit(request({ type, reference, amount })))?.status;
      expect(await follow('CAPTURE', '100.01')).toBe('DECLINED');
      expect(await follow('CAPTURE', '60.00')).toBe('APPROVED');
      expect(await follow('VOID', '40.00')).toBe('APPROVED');
      expect(await follow('CAPTURE', '0.01')).toBe('DECLINED');
      expect(await follow('REFUND', '60.01')).toBe('DECLINED');
      expect(await follow('REFUND', '60.00')).toBe('APPROVED');
      expect(await on.psp.readReference(reference)).toHaveLength(7);
    });

    test('begins nothing for a payment it does not know', async () => {
      const on = await open();
      expect(await on.psp.submit(request({ type: 'REFUND', amount: '1.00' }))).toMatchObject({
        status: 'ERROR',
      });
    });

    test.each([
      ['approve', 'APPROVED'],
      ['refuse', 'DECLINED'],
    ] as const)('sends the payer to a page, where they %s', async (answer, status) => {
      const on = await open();
      const { asked, told: operation } = await pay(on, 'confirmed');
      expect(operation).toMatchObject({ status: 'ACTION', action: { kind: 'REDIRECT' } });
      if (operation) await on.answer(operation, answer);
      expect(await on.psp.ask(asked.id)).toMatchObject({ status });
    });

    test('asks nobody to confirm who is not there', async () => {
      const on = await open();
      const source = { token: await on.typeCard('confirmed') };
      const asked = request({ type: 'CHARGE', source, canConfirm: false } as Partial<PspRequest> & {
        readonly type: 'CHARGE';
      });
      expect((await on.psp.submit(asked))?.status).toBe('APPROVED');
    });

    test('cancels what waits for its payer; what is decided stays decided', async () => {
      const on = await open();
      const { asked, told: operation } = await pay(on, 'confirmed');
      expect(await on.psp.cancel(asked.id)).toMatchObject({ status: 'CANCELED' });
      if (operation) await on.answer(operation, 'approve');
      expect(await on.psp.ask(asked.id)).toMatchObject({ status: 'CANCELED' });
      const done = await pay(on, 'good');
      expect(await on.psp.cancel(done.asked.id)).toMatchObject({ status: 'APPROVED' });
    });

    test('goes on with the billing details it asked for', async () => {
      const on = await open();
      const { asked, told: operation } = await pay(on, 'withoutAddress');
      expect(operation?.action).toEqual({ kind: 'BILLING' });
      const billing = { street: 'Voukourestiou 24', postalCode: '106 71' };
      expect(await on.psp.giveBilling(asked.id, billing)).toMatchObject({ status: 'APPROVED' });
    });

    test('gives an account and a reference for a transfer', async () => {
      const on = await open();
      const source = {
        method: 'SEPA_CREDIT_TRANSFER',
        flow: 'TRANSFER',
        beneficiary: 'Aegean House S.A.',
      } as const;
      const operation = await on.psp.submit(request({ type: 'CHARGE', source }));
      expect(operation?.action).toMatchObject({
        kind: 'TRANSFER',
        beneficiary: 'Aegean House S.A.',
        iban: expect.stringMatching(/^[A-Z]{2}\d{2}/),
        reference: expect.stringMatching(/./),
      });
      if (operation) await on.answer(operation, 'approve');
      expect((await on.psp.ask(operation?.id ?? ''))?.status).toBe('APPROVED');
    });

    test('keeps a checked card for later charges, and knows equal cards', async () => {
      const on = await open();
      const { asked } = await pay(on, 'good', 'VERIFY');
      const { token } = ('source' in asked ? asked.source : {}) as { token: string };
      const card = await on.psp.readCard(token);
      expect(card?.fingerprint).toBe((await on.psp.readCard(await on.typeCard('good')))?.fingerprint);
      for (const _ of [1, 2])
        expect((await on.psp.submit(request({ type: 'CHARGE', source: { token } })))?.status).toBe(
          'APPROVED',
        );
      expect(await on.psp.readCard('tok_that_nobody_has')).toBeNull();
    });
  });
}
