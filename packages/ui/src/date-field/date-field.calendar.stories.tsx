import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { DateField } from './date-field.tsx';
import { fieldIn } from './story-parts.ts';

const meta = {
  title: 'Fields/Date field/Calendar',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Execution date', value: '', today: '2026-11-20', onChange: fn() },
  render: held(DateField),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The accessible name of a day; browsers differ in the comma after the weekday. */
const named = (weekday: string, rest: string) => new RegExp(`^${weekday},? ${rest}$`);

/** Opens the calendar and waits for its lazy loading. */
async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Execution date' }));
  const layer = await screen.findByRole('dialog', { name: 'Execution date' });
  await within(layer).findByRole('grid');
  return within(layer);
}

export const Chosen: Story = {
  name: 'Choosing a day closes the calendar and returns the focus',
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('button', { name: named('Tuesday', '24 November 2026') }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Open the calendar/ })).toHaveFocus();
  },
};

export const TypedFirst: Story = {
  name: 'Arrow down after typing a day opens the calendar on that day',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    fieldIn(canvas).focus();
    await userEvent.keyboard('31.12.2027{ArrowDown}');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: named('Friday', '31 December 2027, selected') }),
      ).toHaveFocus(),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-31');
  },
};

export const PressedAfterTyping: Story = {
  name: 'A press in the calendar after typing a day of another month counts: the days do not move',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    const name = named('Wednesday', '25 November 2026');
    await screen.findByRole('button', { name });
    await userEvent.keyboard('05.02.2027');
    await userEvent.click(screen.getByRole('button', { name }));
    await expect(args.onChange.mock.calls).toEqual([['2027-02-05'], ['2026-11-25']]);
  },
};

export const ByKeyboard: Story = {
  name: 'Without a mouse: arrow down opens it; arrow and Page keys move by days, months and years',
  args: { value: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: named('Friday', '20 November 2026, today, selected') }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(screen.getByRole('button', { name: named('Saturday', '28 November 2026') })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(
      await screen.findByRole('button', { name: named('Monday', '28 December 2026') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(
      await screen.findByRole('button', { name: named('Tuesday', '28 December 2027') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-27');
  },
};

export const Escape: Story = {
  name: 'Escape closes the calendar and changes nothing',
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EachDaySaysWhy: Story = {
  name: 'Every disabled day gives its reason, visibly and in its name',
  args: {
    min: '2026-11-10',
    disabledWeekdays: [6, 7],
    disabledDates: (date) => date === '2026-11-25' && 'Rates are not set yet',
  },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    const reasons = [
      ['Wednesday', '25 November 2026', 'Rates are not set yet'],
      ['Saturday', '21 November 2026', 'Not possible on a Saturday'],
      ['Monday', '9 November 2026', 'The first day possible is 10.11.2026'],
    ] as const;
    for (const [weekday, day, reason] of reasons) {
      const button = layer.getByRole('button', { name: named(weekday, `${day}, ${reason}`) });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(layer.getByText(reason)).toBeVisible();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

// Specification 5.51
export const Limits: Story = {
  name: 'Days before the first and after the last are refused, in the calendar and typed',
  args: { min: '2026-11-10', max: '2026-11-28' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    const early = layer.getByRole('button', {
      name: /9 November 2026, The first day possible is 10.11.2026$/,
    });
    const late = layer.getByRole('button', {
      name: /29 November 2026, The last day possible is 28.11.2026$/,
    });
    await userEvent.click(early);
    await userEvent.click(late);
    for (const way of ['Previous month', 'Next month']) {
      await expect(layer.getByRole('button', { name: way })).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.keyboard('{Escape}');
    await userEvent.type(fieldIn(canvas), '29.11.2026{Enter}');
    await expect(canvas.getByText('The last day possible is 28.11.2026')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '28.11.2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
  },
};

// Specification 5.52
export const DisabledList: Story = {
  name: 'Disabled dates can also be a list',
  args: { disabledDates: ['2026-11-25'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '25.11.2026{Enter}');
    await expect(canvas.getByText('This day cannot be chosen')).toBeVisible();
    const layer = await open(canvas);
    await userEvent.click(
      layer.getByRole('button', { name: named('Wednesday', '25 November 2026, This day cannot be chosen') }),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

// Specification 5.53
export const AllowedOnly: Story = {
  name: 'If only some dates are allowed, all others are refused',
  args: { allowedDates: ['2026-11-25'] },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await expect(layer.getByRole('button', { name: /24 November/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(layer.getByRole('button', { name: named('Wednesday', '25 November 2026') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};

// Specification 9.20, 9.21
export const Years: Story = {
  name: 'Weeks start on Monday, and months and years can be chosen from 1900 to 2100',
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    const heads = layer
      .getAllByRole('columnheader', { hidden: true })
      .map((head) => head.getAttribute('aria-label'));
    await expect([heads[0], heads[6]]).toEqual(['Monday', 'Sunday']);
    const years = () => within(layer.getByRole('combobox', { name: 'Year' })).getAllByRole('option');
    // They are rendered after the days.
    await waitFor(() => expect(years()).toHaveLength(201));
    await expect([years()[0]?.textContent, years().at(-1)?.textContent]).toEqual(['1900', '2100']);
    await userEvent.selectOptions(layer.getByRole('combobox', { name: 'Year' }), '2030');
    await expect(layer.getByRole('grid', { name: 'November 2030' })).toBeVisible();
    await expect(layer.getByRole('button', { name: named('Friday', '1 November 2030') })).toBeVisible();
  },
};
