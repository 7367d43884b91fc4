import { expect, test } from 'vitest';
import type { Open } from './connection.ts';
import { pay, request } from './requests.ts';

/** Money is held, taken and given back; a card is kept. */
export function testMoney(open: Open): void {
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

  test('gives no more back than it took, also to two at the same moment', async () => {
    const on = await open();
    const { asked } = await pay(on, 'good');
    const refund = () =>
      on.psp.submit(request({ type: 'REFUND', reference: asked.reference, amount: '60.00' }));
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map((one) => one?.status).sort()).toEqual(['APPROVED', 'DECLINED']);
  });

  test('begins nothing for a payment it does not know', async () => {
    const on = await open();
    expect(await on.psp.submit(request({ type: 'REFUND', amount: '1.00' }))).toMatchObject({
      status: 'ERROR',
    });
  });

  test('keeps a checked card for later charges, and knows equal cards', async () => {
    const on = await open();
    const { asked } = await pay(on, 'good', 'VERIFY');
    const { token } = ('source' in asked ? asked.source : {}) as { token: string };
    const card = await on.psp.readCard(token);
    expect(card?.fingerprint).toBe((await on.psp.readCard(await on.typeCard('good')))?.fingerprint);
    for (const _ of [1, 2])
      expect((await on.psp.submit(request({ type: 'CHARGE', source: { token } })))?.status).toBe('APPROVED');
    expect(await on.psp.readCard('tok_that_nobody_has')).toBeNull();
  });
}
