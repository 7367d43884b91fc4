import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerCame, Openers, Page } from './nesting-parts.tsx';
import {
  getLevel,
  isFocused,
  isGone,
  type LayerRow,
  opened,
  pageIsLocked,
  rows,
  toast,
} from './nesting-proof.ts';

const meta = {
  title: 'Layers/Nesting/Under a toast',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <Openers />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A toast exists when a layer opens: it stays above and readable, and Escape belongs to the layer. */
async function opensUnderToast(inner: LayerRow): Promise<void> {
  document.dispatchEvent(new Event(answerCame));
  await waitFor(() => expect(toast()).toBeVisible());
  const opener = inner.opener();
  const layer = await opened(inner);
  const isTooltip = inner === rows.tooltip;
  // A tooltip may also explain part of a toast.
  if (isTooltip) await expect(getLevel(layer)).toBeGreaterThan(getLevel(toast()));
  else await expect(getLevel(layer)).toBeLessThan(getLevel(toast()));
  await expect(toast()).toBeVisible();
  await pageIsLocked(inner.isModal === true);
  await userEvent.keyboard('{Escape}');
  await isGone(inner);
  await isFocused(opener);
  await expect(toast()).toBeVisible();
}

const cell = (inner: keyof typeof rows): Story => ({ play: () => opensUnderToast(rows[inner]) });

export const Default: Story = {};

export const Dialog: Story = {
  name: 'A dialog opens below a toast, which stays readable',
  ...cell('dialog'),
};
export const Select: Story = {
  name: 'A list opens below a toast, which stays readable',
  ...cell('select'),
};
export const Calendar: Story = {
  name: 'A calendar opens below a toast, which stays readable',
  ...cell('date'),
};
export const Menu: Story = { name: 'A menu opens under a toast, which can still be read', ...cell('menu') };
export const Tooltip: Story = { name: 'A tooltip stands above a toast', ...cell('tooltip') };

export const FocusInToast: Story = {
  name: 'With the focus in the toast Escape only closes the toast, and returns the focus',
  play: async () => {
    const more = rows.menu.opener();
    more.focus();
    document.dispatchEvent(new Event(answerCame));
    await waitFor(() => expect(toast()).toBeVisible());
    screen.getByRole('button', { name: 'Close: The answer was lost' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast()).toBeNull());
    await isFocused(more);
  },
};
