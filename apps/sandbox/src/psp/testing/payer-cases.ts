import { expect, test } from 'vitest';
import type { PspRequest } from '../port.ts';
import type { Open } from './connection.ts';
import { pay, request } from './requests.ts';

/** The payer has to do something, or is not there. */
export function testPayers(open: Open): void {
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

  test('of a cancellation and an approval at the same moment, takes one, and tells it to both', async () => {
    const on = await open();
    const { asked, told: operation } = await pay(on, 'confirmed');
    if (!operation) throw new Error('Nothing waits for its payer');
    const [canceled] = await Promise.all([on.psp.cancel(asked.id), on.answer(operation, 'approve')]);
    expect(['APPROVED', 'CANCELED']).toContain(canceled?.status);
    expect((await on.psp.ask(asked.id))?.status).toBe(canceled?.status);
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
}
