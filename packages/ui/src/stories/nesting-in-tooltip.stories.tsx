import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { answerCame, Page, WithTooltip } from './nesting-parts.tsx';
import {
  dialogRow,
  getLevel,
  isFocused,
  isGone,
  opened,
  pageIsLocked,
  rows,
  toast,
} from './nesting-proof.ts';

/** A tooltip only contains text, but its control may open any layer. */
function Explained() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <WithTooltip />
      <Tooltip text="Gives the money back">
        <Button onClick={() => setOpen(true)}>Refund</Button>
      </Tooltip>
      <Modal open={open} onClose={() => setOpen(false)} title="Refund: dialog" safeLabel="Keep it" />
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[{ label: 'Copy the link', onSelect: () => undefined }]}
      />
    </>
  );
}

const meta = {
  title: 'Layers/Nesting/From a tooltip',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <Explained />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Escape: Story = {
  name: 'Escape hides the tooltip and keeps the focus',
  play: async () => {
    const help = rows.tooltip.opener();
    await opened(rows.tooltip);
    await userEvent.keyboard('{Escape}');
    await isGone(rows.tooltip);
    await isFocused(help);
    await pageIsLocked(false);
  },
};

export const Dialog: Story = {
  name: 'A dialog from a button with a tooltip: the tooltip disappears, Escape closes the dialog, the focus returns',
  play: async () => {
    const refund = dialogRow('Refund');
    const opener = refund.opener();
    await opened(rows.tooltip);
    await userEvent.tab();
    await isFocused(opener);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(refund.layer()).not.toBeNull());
    await isGone(rows.tooltip);
    await userEvent.keyboard('{Escape}');
    await isGone(refund);
    await isFocused(opener);
    await pageIsLocked(false);
  },
};

export const MenuBeside: Story = {
  name: 'Opening a menu hides the tooltip',
  play: async () => {
    await opened(rows.tooltip);
    const more = rows.menu.opener();
    await opened(rows.menu);
    await isGone(rows.tooltip);
    await userEvent.keyboard('{Escape}');
    await isGone(rows.menu);
    await isFocused(more);
  },
};

export const Toast: Story = {
  name: 'A toast and a tooltip are both readable, and Escape only hides the tooltip',
  play: async () => {
    const help = rows.tooltip.opener();
    const tooltip = await opened(rows.tooltip);
    document.dispatchEvent(new Event(answerCame));
    await waitFor(() => expect(toast()).toBeVisible());
    await isFocused(help);
    await expect(getLevel(tooltip)).toBeGreaterThan(getLevel(toast()));
    await userEvent.keyboard('{Escape}');
    await isGone(rows.tooltip);
    await expect(toast()).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  },
};
