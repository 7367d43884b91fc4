import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { pretendWidth } from '../stories/pretend-width.ts';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Fields/Date range field',
  component: DateRangeField,
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const lastWeeks = { from: '2026-10-24', to: '2026-11-20' };
const stay = { from: '2026-11-24', to: '2026-11-28' };
const fieldIn = (canvas: Canvas) => canvas.getByRole('textbox');
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\w+,? ${name} 2026`) });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /Open the calendar|Created/ }));
  const layer = await screen.findByRole('dialog');
  await within(layer).findAllByRole('grid');
  return within(layer);
}

export const Default: Story = { args: { value: stay, counts: 'nights' } };

export const Playground: Story = { args: { value: lastWeeks, presets: true, clearable: true } };

export const Filter: Story = {
  name: 'As a filter it is a button that says the period and the days it means',
  args: { label: 'Created', as: 'filter', value: lastWeeks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Created: Last 4 weeks 24.10.2026 - 20.11.2026',
    );
  },
};

export const Typed: Story = {
  name: 'It can be typed and pasted in many ways, and is read on blur or Enter',
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
  name: 'A half-typed year changes nothing, is not corrected, and 31 comes before its month',
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
  name: 'A range that ends before it starts is refused, never turned around',
  args: { value: stay },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '14.03.2026 - 01.03.2026{Enter}');
    await expect(canvas.getByText('The range ends before it starts')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('14.03.2026 - 01.03.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  },
};

export const Nights: Story = {
  name: 'Nights are counted behind the dates',
  args: { value: stay, counts: 'nights' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 nights')).toBeVisible();
  },
};

export const Applied: Story = {
  name: 'Two presses choose a range, and nobody is told before Apply',
  args: { counts: 'nights' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await expect(layer.getByText('Choose the last day')).toBeVisible();
    await expect(layer.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(day('28 November'));
    await expect(layer.getByText('4 nights')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(stay);
    await isClosed();
  },
};

export const ThirdPress: Story = {
  name: 'The third press begins anew; ends and today are in the names of the days',
  args: { value: { from: '2026-11-20', to: '2026-11-28' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(day('20 November')).toHaveAccessibleName(/^Friday,? 20 November 2026, today, first day$/);
    await expect(day('28 November')).toHaveAccessibleName(/^Saturday,? 28 November 2026, last day$/);
    await userEvent.click(day('25 November'));
    await expect(day('25 November')).toHaveAccessibleName(/^Wednesday,? 25 November 2026, selected$/);
    await expect(day('28 November')).toHaveAccessibleName(/^Saturday,? 28 November 2026$/);
    await userEvent.click(day('23 November'));
    await expect(day('23 November')).toHaveAccessibleName(/^Monday,? 23 November 2026, first day$/);
    await expect(day('25 November')).toHaveAccessibleName(/^Wednesday,? 25 November 2026, last day$/);
  },
};

export const Cancelled: Story = {
  name: 'Cancel and Escape keep what was',
  args: { value: stay },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.click(layer.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 - 28.11.2026');
  },
};

export const Presets: Story = {
  name: 'Presets are one stop of the keyboard: arrows choose, each shows the days it means, Enter takes them',
  args: { label: 'Created', as: 'filter', value: lastWeeks, max: '2026-11-20' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await expect(layer.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Today20.11.2026',
      'Last 4 weeks24.10 - 20.11',
      'Last 3 months21.08 - 20.11',
      'Last 12 months21.11.25 - 20.11.26',
      'All time',
      'Custom range',
    ]);
    await waitFor(() => expect(layer.getByRole('radio', { name: /Last 4 weeks/ })).toHaveFocus());
    await waitFor(() => expect(layer.getByText('28 days, today included')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(layer.getByRole('radio', { name: /Last 3 months/ })).toBeChecked();
    await waitFor(() => expect(layer.getByText('92 days, today included')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-08-21', to: '2026-11-20' });
    await isClosed();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Created: Last 3 months 21.08.2026 - 20.11.2026',
    );
  },
};

export const CustomTyped: Story = {
  name: 'A custom range can be typed in a filter too, and one end may stay open',
  args: { label: 'Created', as: 'filter', value: { from: '', to: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: All time');
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('radio', { name: 'Custom range' }));
    await userEvent.type(layer.getByRole('textbox', { name: 'First and last day' }), '01.03.2026 -{Enter}');
    await expect(layer.getByText('From 01.03.2026')).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: From 01.03.2026');
  },
};

export const OpenEnded: Story = {
  name: 'Where it may be open-ended, one day is enough, and typed ends may be missing',
  args: { openEnded: true },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await expect(layer.getByText('From 24.11.2026')).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '' });
    await isClosed();
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 -');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '- 28.11.2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-28' });
  },
};

export const NotOpenEnded: Story = {
  name: 'Where it may not, a typed range without its end is refused',
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

export const RefusedDays: Story = {
  name: 'An end that cannot be chosen is refused, typed and in the calendar, and says why',
  args: { disabledWeekdays: [7], disabledDates: ['2026-11-25'], min: '2026-11-20', max: '2026-12-20' },
  play: async ({ canvas, args }) => {
    const texts = [
      ['22.11.2026 - 24.11.2026', 'Not possible on a Sunday'],
      ['24.11.2026 - 25.11.2026', 'This day cannot be chosen'],
      ['19.11.2026 - 24.11.2026', 'The first day possible is 20.11.2026'],
      ['24.11.2026 - 21.12.2026', 'The last day possible is 20.12.2026'],
    ] as const;
    for (const [text, reason] of texts) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.type(fieldIn(canvas), `${text}{Enter}`);
      await expect(canvas.getByText(reason)).toBeVisible();
    }
    await open(canvas);
    await expect(day('25 November')).toHaveAccessibleName(/, This day cannot be chosen$/);
    await expect(day('22 November')).toHaveAccessibleName(/, Not possible on a Sunday$/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OneStop: Story = {
  name: 'Tab leaves the presets at once, and everything goes without a mouse',
  args: { label: 'Created', as: 'filter', value: lastWeeks },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Created/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const layer = within(await screen.findByRole('dialog'));
    await layer.findAllByRole('grid');
    await waitFor(() => expect(layer.getByRole('radio', { name: /Last 4 weeks/ })).toHaveFocus());
    await userEvent.tab();
    await expect(document.activeElement).not.toHaveAttribute('type', 'radio');
    for (let stops = 0; stops < 8 && !document.activeElement?.closest('[role="grid"]'); stops++) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/September 2026/));
    await userEvent.keyboard('{Home}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(layer.getByText('3 days')).toBeVisible();
    for (let stops = 0; stops < 8 && document.activeElement?.textContent !== 'Apply'; stops++) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Created/ })).toHaveFocus());
  },
};

export const Lengths: Story = {
  name: 'Days that would make it too short or too long say so',
  args: { counts: 'nights', shortest: 2, longest: 5 },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await expect(day('25 November')).toHaveAccessibleName(
      /^Wednesday,? 25 November 2026, At least 2 nights$/,
    );
    await userEvent.click(day('30 November'));
    await expect(layer.getByText('At most 5 nights')).toBeVisible();
    await userEvent.click(day('24 November'));
    await expect(layer.getByText('Choose the first day')).toBeVisible();
  },
};

export const TwoMonths: Story = {
  name: 'One month below 768 pixels, two above',
  play: async ({ canvas }) => {
    for (const [width, months] of [
      [320, 1],
      [767, 1],
      [768, 2],
      [1280, 2],
    ] as const) {
      const restore = pretendWidth(width);
      try {
        const layer = await open(canvas);
        await expect(layer.getAllByRole('grid'), `${width} pixels`).toHaveLength(months);
        await userEvent.keyboard('{Escape}');
        await isClosed();
      } finally {
        restore();
      }
    }
  },
};

export const TypedBeside: Story = {
  name: 'A press into the field opens the calendar beside the text, and typing goes on',
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
