import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { DateTimeRangeField } from './date-time-range-field.tsx';

const meta = {
  title: 'Fields/Date time range field',
  component: DateTimeRangeField,
  args: {
    label: 'Charter',
    value: { from: '', to: '' },
    timeZone: 'Europe/Athens',
    today: '2026-11-20',
    onChange: fn(),
  },
  render: held(DateTimeRangeField),
} satisfies Meta<typeof DateTimeRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const charter = { from: '2026-11-24T10:00', to: '2026-11-24T18:30' };
const startIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Start' });
const endIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'End' });

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

export const Default: Story = { args: { value: charter } };

export const Playground: Story = { args: { value: charter, hint: 'The crew is on board an hour earlier' } };

export const Group: Story = {
  name: 'The label names both ends, and each shows its time zone',
  args: { value: charter },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Charter' })).toBeVisible();
    await expect(canvas.getAllByText('Europe/Athens')).toHaveLength(2);
  },
};

// Specification 5.55
export const BackwardsInOneDay: Story = {
  name: 'A range that ends before it starts on the same day is refused until it is corrected',
  args: { value: charter },
  play: async ({ canvas, args }) => {
    await write(endIn(canvas), '24.11.2026 09:55');
    await expect(canvas.getByText('The end time is before the start time')).toBeVisible();
    await expect(endIn(canvas)).toHaveValue('24.11.2026 09:55');
    await expect(endIn(canvas)).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: charter.from, to: '' });
    await write(startIn(canvas), '24.11.2026 09:00');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      from: '2026-11-24T09:00',
      to: '2026-11-24T09:55',
    });
    await expect(endIn(canvas)).toBeValid();
  },
};

export const Backwards: Story = {
  name: 'A range that ends on an earlier day is refused too, never swapped',
  args: { value: charter },
  play: async ({ canvas, args }) => {
    await write(endIn(canvas), '23.11.2026 23:00');
    await expect(canvas.getByText('The end is before the start')).toBeVisible();
    await expect(startIn(canvas)).toHaveValue('24.11.2026 10:00');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: charter.from, to: '' });
  },
};

export const OpenEnded: Story = {
  name: 'An end may be open while it is unknown',
  play: async ({ canvas, args }) => {
    await write(startIn(canvas), '24.11.2026 10:00');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-24T10:00', to: '' });
    await expect(startIn(canvas)).toBeValid();
  },
};

export const BadValue: Story = {
  name: 'An invalid value is shown unchanged, with the reason',
  args: { value: { from: '2026-11-24T10:00', to: '2026-11-24T08:00' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The end time is before the start time')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  name: 'Everything works without a mouse',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(startIn(canvas)).toHaveFocus();
    await userEvent.keyboard('24.11 10:00');
    await userEvent.tab();
    await userEvent.tab();
    await expect(endIn(canvas)).toHaveFocus();
    await userEvent.keyboard('24.11 18:30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(charter);
  },
};
