import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { isClosed } from '../stories/calendar-parts.ts';
import { held } from '../stories/held.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { fieldIn, stay } from './story-parts.ts';

const meta = {
  title: 'Fields/Date range field/Typing',
  component: DateRangeField,
  tags: ['!autodocs'],
  args: {
    label: 'Check-in - check-out',
    value: { from: '', to: '' },
    today: '2026-11-20',
    onChange: fn(),
  },
  render: held(DateRangeField),
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'It can be typed and pasted in many forms, parsed on blur or Enter',
  play: async ({ canvas, args }) => {
    const texts = [
      '01.03.2026 - 14.03.2026',
      '01.03 - 14.03.2026',
      '2026-03-01/2026-03-14',
      '1.3.2026-14.3.2026',
      ' 01 03 2026 – 14 03 2026 ',
    ];
    for (const text of texts) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.paste(text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-14' });
      await expect(fieldIn(canvas)).toHaveValue('01.03.2026 - 14.03.2026');
    }
  },
};

export const HalfTyped: Story = {
  name: 'An incomplete year changes and corrects nothing, and 31 comes before its month',
  play: async ({ canvas, args }) => {
    for (const text of ['31', '31.12.20', '31.12.2026 - 5', '31.12.2026 - 05.01.202']) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.type(fieldIn(canvas), text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await expect(fieldIn(canvas)).toBeValid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Backwards: Story = {
  name: 'A range that ends before it starts is refused, never swapped',
  args: { value: stay },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '14.03.2026 - 01.03.2026{Enter}');
    await expect(canvas.getByText('The range ends before it starts')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('14.03.2026 - 01.03.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  },
};

export const NotOpenEnded: Story = {
  name: 'A typed range without its end is refused unless it may be open',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '24.11.2026 -{Enter}');
    await expect(canvas.getByText('Enter both dates')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LengthsTyped: Story = {
  name: 'A typed range that is too short or too long is refused, with the limit',
  args: { counts: 'nights', shortest: 2, longest: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '24.11.2026 - 25.11.2026{Enter}');
    await expect(canvas.getByText('At least 2 nights')).toBeVisible();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '24.11.2026 - 30.11.2026{Enter}');
    await expect(canvas.getByText('At most 5 nights')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedBeside: Story = {
  name: 'A press in the field opens the calendar, and typing continues',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await screen.findByRole('dialog');
    await expect(fieldIn(canvas)).toHaveFocus();
    await userEvent.keyboard('24.11.2026 - 28.11.2026');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(stay);
    await isClosed();
  },
};
