import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { answerCame, Openers, Page } from './nesting-parts.tsx';
import {
  dialogRow,
  getLevel,
  isFocused,
  isGone,
  opened,
  pageIsLocked,
  rows,
  toast,
  toastAbove,
} from './nesting-proof.ts';

/** A menu does not contain what it opens: it closes, and its button gets the focus back afterwards. */
function Acts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[
          { label: 'Refund', onSelect: () => setOpen(true) },
          { label: 'Check the bank', onSelect: () => document.dispatchEvent(new Event(answerCame)) },
        ]}
      />
      <Modal open={open} onClose={() => setOpen(false)} title="Refund: dialog" safeLabel="Keep it">
        <Openers />
      </Modal>
    </>
  );
}

const meta = {
  title: 'Layers/Nesting/From a menu',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <Acts />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const refund = {
  ...dialogRow('Refund'),
  opener: rows.menu.opener,
  open: async () => {
    await opened(rows.menu);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refund' }));
  },
};

export const Default: Story = {};

export const Escape: Story = {
  name: 'Escape closes the menu and focuses its button; the menu never locks the page',
  play: async () => {
    const more = rows.menu.opener();
    await opened(rows.menu);
    await pageIsLocked(false);
    await userEvent.keyboard('{Escape}');
    await isGone(rows.menu);
    await isFocused(more);
  },
};

export const Dialog: Story = {
  name: 'A dialog from a menu: the menu closes, and the focus returns to the menu’s button',
  play: async () => {
    const more = rows.menu.opener();
    await opened(refund);
    await isGone(rows.menu);
    await pageIsLocked(true);
    await userEvent.keyboard('{Escape}');
    await isGone(refund);
    await isFocused(more);
    await pageIsLocked(false);
  },
};

export const Deeper: Story = {
  name: 'In a dialog from a menu, a list, a calendar, a menu and a tooltip: each Escape closes one layer',
  play: async () => {
    const dialog = await opened(refund);
    for (const inner of [rows.select, rows.date, rows.menu, rows.tooltip]) {
      const opener = inner.opener();
      await expect(getLevel(await opened(inner))).toBeGreaterThan(getLevel(dialog));
      await userEvent.keyboard('{Escape}');
      await isGone(inner);
      await isFocused(opener);
      await expect(refund.layer()).toBe(dialog);
    }
    await userEvent.keyboard('{Escape}');
    await isGone(refund);
    await isFocused(rows.menu.opener());
  },
};

export const Toast: Story = {
  name: 'A toast above an open menu is readable, takes no focus and closes nothing',
  play: () => toastAbove(rows.menu),
};

export const ToastFromItem: Story = {
  name: 'A toast from a menu item: the focus returns to the menu’s button',
  play: async () => {
    const more = rows.menu.opener();
    await opened(rows.menu);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Check the bank' }));
    await waitFor(() => expect(toast()).toBeVisible());
    await isGone(rows.menu);
    await isFocused(more);
  },
};

export const TooltipOnTrigger: Story = {
  name: 'A tooltip on the menu’s button disappears when the menu opens',
  render: () => (
    <Page>
      <Tooltip text="What else can be done">
        <IconButton icon={Ellipsis} label="Before" />
      </Tooltip>
      <Acts />
    </Page>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(rows.tooltip.layer()).not.toBeNull());
    await opened(rows.menu);
    await isGone(rows.tooltip);
    await userEvent.keyboard('{Escape}');
    await isGone(rows.menu);
    await isFocused(rows.menu.opener());
  },
};

/** Rows with menus that delete them. */
function Rows() {
  const [cards, setCards] = useState(['Visa', 'Mastercard']);
  return (
    <ul aria-label="Cards" style={{ display: 'grid', gap: 8 }}>
      {cards.map((card) => (
        <li key={card}>
          {card}{' '}
          <Menu
            trigger={<IconButton icon={Ellipsis} label={`More: ${card}`} />}
            items={[{ label: 'Delete', onSelect: () => setCards(cards.filter((it) => it !== card)) }]}
          />
        </li>
      ))}
    </ul>
  );
}

export const OpenerGone: Story = {
  name: 'If an item removes its menu’s row, the focus moves nearby',
  render: () => (
    <Page>
      <Rows />
    </Page>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More: Visa' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More: Visa' })).toBeNull());
    await isFocused(screen.getByRole('button', { name: 'More: Mastercard' }));
  },
};
