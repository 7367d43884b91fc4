import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { LifetimeField } from './lifetime-field.tsx';
import { numberIn } from './story-parts.ts';

const meta = {
  title: 'Fields/Lifetime field/Reading',
  component: LifetimeField,
  tags: ['!autodocs'],
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

export const Pasted: Story = {
  name: 'A pasted P1DT2H or 36h is parsed with its unit',
  args: { value: 'P3D' },
  play: async ({ canvas, args }) => {
    await userEvent.click(numberIn(canvas));
    await userEvent.paste('P1DT2H');
    await expect(args.onChange).toHaveBeenLastCalledWith('PT26H');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Hours');
    await expect(canvas.getByText('Until 21.11.2026 11:41, Europe/Athens')).toBeVisible();
    await userEvent.clear(numberIn(canvas));
    await userEvent.paste('36h');
    await expect(args.onChange).toHaveBeenLastCalledWith('PT36H');
    await userEvent.clear(numberIn(canvas));
    await userEvent.paste('2 days');
    await expect(args.onChange).toHaveBeenLastCalledWith('P2D');
    await expect(canvas.getByText('Read as 2 days')).toBeInTheDocument();
  },
};

export const TypedWithItsUnit: Story = {
  name: 'A typed 36h is parsed on blur, not before',
  args: { value: 'P3D' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(numberIn(canvas));
    await userEvent.type(numberIn(canvas), '36h');
    await expect(numberIn(canvas)).toHaveValue('36h');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('PT36H');
  },
};

export const Zero: Story = {
  name: 'P0D and PT0S are both zero',
  render: ({ onChange, now, timeZone }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['P0D', 'PT0S'].map((value) => (
        <LifetimeField key={value} label={value} value={value} {...{ onChange, now, timeZone }} />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    for (const field of canvas.getAllByRole('textbox', { name: 'Number' }))
      await expect(field).toHaveValue('0');
    await expect(canvas.getAllByText('Until 20.11.2026 09:41, Europe/Athens')).toHaveLength(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Untouched: Story = {
  name: 'An unusual notation of a value stays as it is until the user types',
  render: ({ onChange, now, timeZone }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['P1DT2H', 'PT0S', 'P1W', 'P0D'].map((value) => (
        <LifetimeField key={value} label={value} value={value} {...{ onChange, now, timeZone }} />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    for (let round = 0; round < 2; round += 1) {
      for (const field of canvas.getAllByRole('textbox', { name: 'Number' })) {
        await userEvent.click(field);
        await userEvent.keyboard('{Enter}');
        await userEvent.tab();
      }
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('At least 1 hour')).toHaveLength(1);
  },
};

// Specification 5.18
export const DigitsOnly: Story = {
  name: 'The number has only digits: a sign, a fraction or letters are refused, never dropped',
  play: async ({ canvas, args }) => {
    for (const text of ['-5', '1.5', '1,5', '5 5', 'five']) {
      await userEvent.clear(numberIn(canvas));
      await userEvent.type(numberIn(canvas), text);
      await userEvent.tab();
      await expect(numberIn(canvas)).toHaveValue(text);
      await expect(canvas.getByText('Enter a whole number, or a length such as 36h')).toBeVisible();
    }
    for (const [value] of (args.onChange as ReturnType<typeof fn>).mock.calls) {
      await expect(['', 'PT1H', 'PT5H']).toContain(value);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Unreadable: Story = {
  name: 'An invalid lifetime stays, with the reason, and is not a value',
  args: { value: 'PT48H' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(numberIn(canvas));
    await userEvent.type(numberIn(canvas), 'soon');
    await userEvent.tab();
    await expect(numberIn(canvas)).toHaveValue('soon');
    await expect(canvas.getByText('Enter a whole number, or a length such as 36h')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
