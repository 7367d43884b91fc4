import { expect, test } from 'vitest';
import type { Open } from './connection.ts';
import { pay } from './requests.ts';

/** A payer is charged, or not. */
export function testCharges(open: Open): void {
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
}
