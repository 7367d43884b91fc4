import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerCame, Openers, Page, WithDialog } from './nesting-parts.tsx';
import {
  dialogRow,
  getLevel,
  isFocused,
  isGone,
  nests,
  opened,
  pageIsLocked,
  rows,
  toast,
  toastAbove,
} from './nesting-proof.ts';

const meta = {
  title: 'Layers/Nesting/In a dialog',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <WithDialog label="Refund">
        <Openers />
      </WithDialog>
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const refund = dialogRow('Refund');
const cell = (inner: keyof typeof rows): Story => ({ play: () => nests(refund, rows[inner]) });

export const Default: Story = {};

export const Dialog: Story = { name: 'A dialog in a dialog: one Escape, one layer', ...cell('dialog') };
export const Select: Story = { name: 'A list in a dialog: one Escape, one layer', ...cell('select') };
export const DateInDialog: Story = { name: 'A calendar in a dialog: one Escape, one layer', ...cell('date') };
export const Menu: Story = { name: 'A menu in a dialog: one Escape, one layer', ...cell('menu') };
export const Tooltip: Story = { name: 'A tooltip in a dialog: one Escape, one layer', ...cell('tooltip') };

export const Toast: Story = {
  name: 'A toast above a dialog is readable, takes no focus and closes nothing',
  play: () => toastAbove(refund),
};

export const ToastPressed: Story = {
  name: 'A press on a toast above a dialog only closes the toast',
  play: async () => {
    const dialog = await opened(refund);
    document.dispatchEvent(new Event(answerCame));
    await waitFor(() => expect(toast()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close: The answer was lost' }));
    await waitFor(() => expect(toast()).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const FourDeep: Story = {
  name: 'Dialog, dialog, dialog, list: each above the last, and each Escape closes one',
  render: () => (
    <Page>
      <WithDialog label="Refund">
        <WithDialog label="Why">
          <WithDialog label="Whose">
            <Openers />
          </WithDialog>
        </WithDialog>
      </WithDialog>
    </Page>
  ),
  play: async () => {
    const stack = [refund, dialogRow('Why'), dialogRow('Whose'), rows.select];
    const openers: HTMLElement[] = [];
    const levels: number[] = [];
    for (const row of stack) {
      openers.push(row.opener());
      levels.push(getLevel(await opened(row)));
    }
    await expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
    for (const row of [...stack].reverse()) {
      await pageIsLocked(true);
      await userEvent.keyboard('{Escape}');
      await isGone(row);
      await isFocused(openers.pop() as HTMLElement);
    }
    await pageIsLocked(false);
  },
};

/** Cards in a dialog, each with its own dialog that removes the card and its button. */
function Cards() {
  const [cards, setCards] = useState(['Visa', 'Mastercard']);
  return cards.map((card) => (
    <WithDialog
      key={card}
      label={`Delete ${card}`}
      onClosed={() => setCards(cards.filter((it) => it !== card))}
    />
  ));
}

export const OpenerGone: Story = {
  name: 'If the opener of the inner dialog is gone, the focus moves nearby in the outer dialog',
  render: () => (
    <Page>
      <WithDialog label="Refund">
        <Cards />
      </WithDialog>
    </Page>
  ),
  play: async () => {
    const dialog = await opened(refund);
    await opened(dialogRow('Delete Visa'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Visa' })).toBeNull());
    await isFocused(screen.getByRole('button', { name: 'Delete Mastercard' }));
    await userEvent.keyboard('{Escape}');
    await isGone(refund);
    await expect(dialog).not.toBeInTheDocument();
    await isFocused(refund.opener());
  },
};
