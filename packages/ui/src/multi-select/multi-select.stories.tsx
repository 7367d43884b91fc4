import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { held } from '../stories/held.tsx';
import { MultiSelect } from './multi-select.tsx';

const statuses = [
  'Not paid',
  'Link sent',
  'Scheduled',
  'Authorised',
  'Partially paid',
  'Paid',
  'Partially captured',
  'Captured',
  'Partially refunded',
  'Refunded',
  'Voided',
  'Expired',
  'Declined',
  'Finalised',
].map((label) => ({ value: label.toUpperCase().replaceAll(' ', '_'), label }));

const meta = {
  title: 'Fields/Multi-select',
  component: MultiSelect,
  args: { label: 'Status', options: statuses, value: [], onChange: fn() },
  render: held(MultiSelect),
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: statuses.slice(0, 6).map(({ value }) => value) } };

export const Playground: Story = {};

const few: Story['args'] = {
  label: 'Property',
  options: ['Kalypso Bay Resort', 'Hotel Lykavittos', 'Villa Thalassa'].map((label) => ({
    value: label,
    label,
  })),
};

export const Counted: Story = {
  name: 'The trigger shows how many: none means all, a single choice is named',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Status All 14' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Paid' }));
    await expect(trigger).toHaveAccessibleName('Status Paid');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Declined' }));
    await expect(trigger).toHaveAccessibleName('Status 2 of 14');
  },
};

export const AsField: Story = {
  name: 'As a field it has its label above, fills its place, and is named by both label and value',
  args: { as: 'field', value: ['PAID'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Status'));
    const trigger = canvas.getByRole('button', { name: 'Status Paid' });
    await expect(trigger.offsetWidth).toBe(trigger.parentElement?.offsetWidth);
  },
};

export const Chosen: Story = {
  name: 'Each press toggles an option, and the list stays open',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByText('Paid'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['PAID']);
    await userEvent.click(screen.getByText('Voided'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['PAID', 'VOIDED']);
    await userEvent.click(screen.getByText('Paid'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['VOIDED']);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Searched: Story = {
  name: 'Above 10 options it has a search, and can choose all matches at once',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('searchbox'), 'partially');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await expect(within(screen.getByRole('dialog')).getAllByRole('status')[0]).toHaveTextContent('3 of 14');
    await userEvent.click(screen.getByRole('button', { name: 'Select 3 found' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'PARTIALLY_PAID',
      'PARTIALLY_CAPTURED',
      'PARTIALLY_REFUNDED',
    ]);
  },
};

export const Few: Story = {
  name: 'Up to 10 options it has no search',
  args: few,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

export const AllAndNone: Story = {
  name: 'Select all checks all, Clear none; neither filters the list',
  args: few,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const all = await screen.findByRole('button', { name: 'Select all' });
    await userEvent.click(all);
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    for (const box of screen.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(canvas.getByText('All 3')).toBeVisible();
    const clear = screen.getByRole('button', { name: 'Clear' });
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('All 3')).toBeVisible();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: arrow keys move through search and list, Space toggles, Escape closes and returns the focus',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['LINK_SENT']);
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['LINK_SENT', 'FINALISED']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Unknown: Story = {
  name: 'A value without an option, as from an old address, is shown and kept, but not counted',
  args: { ...few, value: ['Hotel Lykavittos', 'Closed Inn'] },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Property Hotel Lykavittos' });
    await expect(trigger).toHaveAccessibleDescription('“Closed Inn” is not one of the choices');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByText('Villa Thalassa'));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'Hotel Lykavittos',
      'Closed Inn',
      'Villa Thalassa',
    ]);
  },
};

const onClose = fn();

export const InDialog: Story = {
  name: 'In a dialog Escape closes the list, not the dialog',
  args: few,
  render: (args) => {
    const Held = held(MultiSelect);
    return (
      <Modal title="Export" open onClose={onClose}>
        <Held {...args} />
      </Modal>
    );
  },
  play: async () => {
    onClose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /Property/ }));
    const list = await screen.findByRole('dialog', { name: 'Property' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(onClose).not.toHaveBeenCalled();
  },
};
