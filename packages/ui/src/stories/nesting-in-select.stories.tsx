import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { Select } from '../select/select.tsx';
import { Page } from './nesting-parts.tsx';
import { dialogRow, isFocused, isGone, opened, pageIsLocked, rows, toastAbove } from './nesting-proof.ts';

/** A list only contains options, but a choice may open a dialog. */
function Reasons() {
  const [reason, setReason] = useState<'guest' | 'other'>('guest');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Select
        label="Reason"
        options={[
          { value: 'guest', label: 'Asked by the guest' },
          { value: 'other', label: 'Another' },
        ]}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setOpen(next === 'other');
        }}
      />
      <Modal open={open} onClose={() => setOpen(false)} title="Another: dialog" safeLabel="Keep it" />
    </>
  );
}

const meta = {
  title: 'Layers/Nesting/From a list',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <Reasons />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dialog: Story = {
  name: 'A dialog opened by a choice: the list closes, and the focus returns to its field',
  play: async () => {
    const field = rows.select.opener();
    const another = {
      ...dialogRow('Another'),
      open: async () => userEvent.click(screen.getByRole('option', { name: 'Another' })),
    };
    await opened(rows.select);
    await pageIsLocked(false);
    await opened(another);
    await isGone(rows.select);
    await pageIsLocked(true);
    await userEvent.keyboard('{Escape}');
    await isGone(another);
    await isFocused(field);
    await pageIsLocked(false);
  },
};

export const Toast: Story = {
  name: 'A toast above an open list is readable, takes no focus and closes nothing',
  play: () => toastAbove(rows.select),
};
