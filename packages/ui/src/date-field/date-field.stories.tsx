import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { DateField } from './date-field.tsx';
import { fieldIn } from './story-parts.ts';

const meta = {
  title: 'Fields/Date field',
  component: DateField,
  args: { label: 'Execution date', value: '', today: '2026-11-20', onChange: fn() },
  render: held(DateField),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '2026-11-24' } };

export const Playground: Story = {
  args: { value: '2026-11-24', clearable: true, hint: 'The guest pays on this day', min: '2026-11-20' },
};

export const Typed: Story = {
  name: 'It can be typed as 31.12.2026, 2026-12-31, 31 12 2026 or 31.12',
  play: async ({ canvas, args }) => {
    for (const text of ['31.12.2026', '2026-12-31', '31 12 2026', '31.12', '31.12.']) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.type(fieldIn(canvas), text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
      await expect(fieldIn(canvas)).toHaveValue('31.12.2026');
    }
    await expect(canvas.getByText('Read as 31.12.2026')).toBeInTheDocument();
  },
};

export const HalfTyped: Story = {
  name: 'An incomplete year changes and corrects nothing, and 31 comes before its month',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '31.12.20');
    await expect(fieldIn(canvas)).toHaveValue('31.12.20');
    await expect(fieldIn(canvas)).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  name: 'It can be pasted',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await userEvent.paste(' 2026-12-31 ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
  },
};

export const Unreadable: Story = {
  name: 'An invalid date stays, with the reason, and the old value is cleared',
  args: { value: '2026-11-24' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '31.02.2026');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('31.02.2026');
    await expect(canvas.getByText('Enter a date such as 20.11.2026')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const RefusedWhenTyped: Story = {
  name: 'A typed day that cannot be chosen shows the reason',
  args: { disabledWeekdays: [7], min: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '22.11.2026{Enter}');
    await expect(canvas.getByText('Not possible on a Sunday')).toBeVisible();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '19.11.2026{Enter}');
    await expect(canvas.getByText('The first day possible is 20.11.2026')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const YearsTyped: Story = {
  name: 'A typed year before 1900 or after 2100 is refused',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '31.12.1899{Enter}');
    await expect(canvas.getByText('The first day possible is 01.01.1900')).toBeVisible();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '01.01.2101{Enter}');
    await expect(canvas.getByText('The last day possible is 31.12.2100')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '31.12.2100{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2100-12-31');
  },
};

/** The size in the layout, which the animation of its entry does not change. */
const getSize = (element: HTMLElement) => `${element.offsetWidth} × ${element.offsetHeight}`;

export const RightSize: Story = {
  name: 'The panel has its final size immediately, and no month changes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Execution date' }));
    const panel = await screen.findByRole('dialog', { name: 'Execution date' });
    // Before the lazy calendar has loaded; after it, and with four, five and six weeks.
    const sizes = [getSize(panel)];
    await within(panel).findByRole('grid');
    await within(panel).findByRole('option', { name: '2027' });
    for (const [month, year] of [
      ['February', '2027'],
      ['November', '2026'],
      ['August', '2026'],
    ] as const) {
      await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Year' }), year);
      await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Month' }), month);
      sizes.push(getSize(panel));
    }
    await expect(new Set(sizes)).toHaveProperty('size', 1);
  },
};

export const Cleared: Story = {
  name: 'The cross clears it and keeps the focus in the field',
  args: { value: '2026-11-24', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Execution date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(fieldIn(canvas)).toHaveFocus();
  },
};

export const Locked: Story = {
  name: 'When disabled, nothing opens',
  args: { value: '2026-11-24', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByText('Execution date'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
