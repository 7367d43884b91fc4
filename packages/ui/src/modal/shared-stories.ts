import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

export const onAct = fn();

export async function open() {
  const opener = screen.getByRole('button', { name: 'Refund' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Refund payment P-777904' }) };
}

export async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
