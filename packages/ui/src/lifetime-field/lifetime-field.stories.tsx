import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { LifetimeField } from './lifetime-field.tsx';
import { numberIn } from './story-parts.ts';

const meta = {
  title: 'Fields/Lifetime field',
  component: LifetimeField,
  args: {
    label: 'Lifetime',
    value: '',
    now: '2026-11-20T07:41:00Z',
    timeZone: 'Europe/Athens',
    onChange: fn(),
  },
  render: held(LifetimeField),
} satisfies Meta<typeof LifetimeField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function chooseUnit(canvas: Canvas, unit: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: /Unit/ }));
  await userEvent.click(await screen.findByRole('option', { name: unit }));
}

export const Default: Story = { args: { value: 'PT48H' } };

export const Playground: Story = { args: { value: 'P2D', optional: true, allowUnlimited: false } };

// Specification 2.67, 9.2
export const Group: Story = {
  name: 'The label names number, unit and checkbox; hours are the default unit',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lifetime' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Hours');
  },
};

export const ReadsOutItsEnd: Story = {
  name: 'It announces the end, in the given zone',
  play: async ({ canvas, args }) => {
    await userEvent.type(numberIn(canvas), '48');
    await expect(args.onChange).toHaveBeenLastCalledWith('PT48H');
    await expect(canvas.getByText('Until 22.11.2026 09:41, Europe/Athens')).toBeVisible();
    await expect(numberIn(canvas)).toHaveAccessibleDescription('Until 22.11.2026 09:41, Europe/Athens');
  },
};

export const WithoutMoment: Story = {
  name: 'Counted from a future moment it shows no end, and keeps its hint',
  args: { now: undefined, value: 'PT48H', hint: 'Counted from when the link is made' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Until/)).toBeNull();
    await expect(numberIn(canvas)).toHaveAccessibleDescription('Counted from when the link is made');
  },
};

// Specification 2.67, 4.56
export const Converts: Story = {
  name: 'Another unit converts the lifetime, rounded up; going back restores it, and both are announced',
  args: { value: 'PT36H' },
  play: async ({ canvas, args }) => {
    await chooseUnit(canvas, 'Days');
    await expect(numberIn(canvas)).toHaveValue('2');
    await expect(args.onChange).toHaveBeenLastCalledWith('P2D');
    await expect(canvas.getByText('36 hours became 2 days')).toBeInTheDocument();
    await chooseUnit(canvas, 'Hours');
    await expect(numberIn(canvas)).toHaveValue('36');
    await expect(args.onChange).toHaveBeenLastCalledWith('PT36H');
  },
};

export const ConvertsWhatWasTyped: Story = {
  name: 'A number typed in between is the next to be converted',
  args: { value: 'PT36H' },
  play: async ({ canvas }) => {
    await chooseUnit(canvas, 'Days');
    await userEvent.clear(numberIn(canvas));
    await userEvent.type(numberIn(canvas), '3');
    await chooseUnit(canvas, 'Hours');
    await expect(numberIn(canvas)).toHaveValue('72');
  },
};

// Specification 2.67, 4.57
export const Unlimited: Story = {
  name: 'Unlimited disables number and unit, and unchecking restores them',
  args: { value: 'PT48H' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unlimited' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('unlimited');
    await expect(numberIn(canvas)).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByText(/Until/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unlimited' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('PT48H');
    await expect(numberIn(canvas)).toHaveValue('48');
  },
};

// Specification 2.67, 5.29, 9.1
export const Minimum: Story = {
  name: 'Less than 1 day, 1 hour or 60 minutes is reported on blur, and not changed',
  args: { value: 'PT90M' },
  play: async ({ canvas, args }) => {
    const least = [
      ['Minutes', '59', 'At least 60 minutes', 'PT59M'],
      ['Hours', '0', 'At least 1 hour', 'PT0H'],
      ['Days', '0', 'At least 1 day', 'P0D'],
    ] as const;
    for (const [unit, number, reason, value] of least) {
      await chooseUnit(canvas, unit);
      await userEvent.clear(numberIn(canvas));
      await userEvent.type(numberIn(canvas), number);
      await expect(numberIn(canvas)).toBeValid();
      await userEvent.tab();
      await expect(canvas.getByText(reason)).toBeVisible();
      await expect(numberIn(canvas)).toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(numberIn(canvas)).toHaveValue(number);
    }
  },
};

export const ByKeyboard: Story = {
  name: 'Without a mouse: number, unit and Unlimited are tab stops',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(numberIn(canvas)).toHaveFocus();
    await userEvent.keyboard('48');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Days' });
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('P2D');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('unlimited');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('P2D');
  },
};
