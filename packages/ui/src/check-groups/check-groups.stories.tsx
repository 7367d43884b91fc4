import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { CheckGroups } from './check-groups.tsx';
import { sampleGroups, sampleOptions } from './sample-groups.ts';

const meta = {
  title: 'Fields/Check groups',
  component: CheckGroups,
  args: {
    label: 'Status',
    context: 'counts of all 1,020',
    options: sampleOptions,
    groups: sampleGroups,
    value: [],
    onChange: fn(),
    shortcut: { label: 'Needs you only', values: ['AUTHORIZED', 'DECLINED'] },
  },
  render: held(CheckGroups),
} satisfies Meta<typeof CheckGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: ['LINK_SENT', 'AUTHORIZED', 'DECLINED'] } };

export const Playground: Story = {};

export const Grouped: Story = {
  name: 'A group is one check, mixed while some are chosen, and the numbers are said beside the names',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('checkbox', { name: 'All of Paid' });
    await expect(group).toHaveAccessibleDescription('686');
    await userEvent.click(group);
    await expect(args.onChange).toHaveBeenLastCalledWith(['PAID', 'CAPTURED']);
    const one = canvas.getByRole('checkbox', { name: 'Paid' });
    await expect(one).toBeChecked();
    await userEvent.click(one);
    await expect(group).toBePartiallyChecked();
    await userEvent.click(group);
    await expect(args.onChange).toHaveBeenLastCalledWith(['PAID', 'CAPTURED']);
    await userEvent.click(group);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Shortcut: Story = {
  name: 'One press chooses a group and nothing else, Clear chooses none and keeps the focus',
  args: { value: ['PAID'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Needs you only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['AUTHORIZED', 'DECLINED']);
    const clear = canvas.getByRole('button', { name: 'Clear' });
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unknown: Story = {
  name: 'A value without an option, as from an old address, is kept',
  args: { value: ['CHARGED'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Declined' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CHARGED', 'DECLINED']);
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: Space checks a group, Tab goes on to its options',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Needs you only' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'All of Open' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['NEW', 'LINK_SENT', 'PARTIALLY_PAID']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Not paid' })).toHaveFocus();
  },
};
