import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { DateField } from './date-field.tsx';
import { fieldIn } from './story-parts.ts';

const meta = {
  title: 'Fields/Date field/Zones',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Execution date', value: '', today: '2026-09-05', onChange: fn() },
  render: held(DateField),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Moment {
  /** The day to choose: a day on which the clocks change, or the next to it. */
  date: string;
  /** The text in the field. */
  text: string;
  /** The accessible name of the first day of its month. */
  first: RegExp;
  days: number;
}

/**
 * The test runner sets the machine's zone. In Storybook the story uses the reader's zone and must pass too.
 */
const inZone = (machineZone: string, { date, text, first, days }: Moment): Story => ({
  args: { today: date },
  parameters: { machineZone },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Execution date' }));
    const grid = await screen.findByRole('grid');
    const shown = within(grid).getAllByRole('button');
    await expect(shown.map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: days }, (_, index) => index + 1),
    );
    await expect(shown[0]).toHaveAccessibleName(first);
    for (const button of shown)
      await expect(button).toHaveAccessibleName(new RegExp(` ${button.textContent} \\w+ \\d{4}`));
    await userEvent.click(within(grid).getByRole('button', { name: /, today$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(date);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(fieldIn(canvas)).toHaveValue(text);
    // Typing it gives the same day.
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), `${text}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(date);
  },
});

/** Midnight of 6 September 2026 does not exist there. */
export const Santiago: Story = {
  name: 'Never a day off in Santiago, where a midnight is missing',
  ...inZone('America/Santiago', {
    date: '2026-09-06',
    text: '06.09.2026',
    first: /^Tuesday,? 1 September 2026$/,
    days: 30,
  }),
};

/** It crossed the date line and had no 30 December 2011. */
export const Apia: Story = {
  name: 'Never a day off in Apia, where a day is missing',
  ...inZone('Pacific/Apia', {
    date: '2011-12-30',
    text: '30.12.2011',
    first: /^Thursday,? 1 December 2011$/,
    days: 31,
  }),
};

/** 1 November 2026 has 25 hours there. */
export const NewYork: Story = {
  name: 'Never a day off in New York, where a day has 25 hours',
  ...inZone('America/New_York', {
    date: '2026-11-01',
    text: '01.11.2026',
    first: /^Sunday,? 1 November 2026, today$/,
    days: 30,
  }),
};
