import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { badTexts, refusesBadTexts } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { DateRangeField } from './date-range-field.tsx';

const empty = { from: '', to: '' };

const meta = {
  title: 'Fields/Date range field/Bad input',
  component: DateRangeField,
  tags: ['!autodocs'],
  args: { label: 'Stay', value: empty, today: '2026-11-20', onChange: fn() },
  render: held(DateRangeField),
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, marks of direction, a NUL, 31 February, year 99999: each stays, with the reason, and is no value',
  play: async ({ canvas, args }) => {
    const texts = [...badTexts, ['80 kB of dashes', '-'.repeat(80_000)] as const];
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, empty, texts);
  },
};

/** Invalid values set from outside, as by a broken store. */
const values = [
  { from: '2026-02-31', to: '2026-03-05' },
  { from: '2026-11-24', to: '99999-01-01' },
  { from: '2026-11-24', to: '2026-11-20' },
  { from: '1850-01-01', to: '2026-11-20' },
  { from: '0001-01-15', to: '0001-01-15' },
  { from: '1000-01-15', to: '9999-12-31' },
  { from: 'abc', to: '' },
  { from: '', to: '\u0000' },
  { from: '😀', to: '😀' },
];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error, opens the calendar and is not changed, as field and filter',
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <div key={`${value.from}${value.to}`} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <DateRangeField label={`Stay ${index + 1}`} value={value} today="2026-11-20" onChange={onChange} />
          <DateRangeField
            as="filter"
            label={`Created ${index + 1}`}
            value={value}
            today="2026-11-20"
            onChange={onChange}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    for (const index of values.keys()) {
      const field = canvas.getByRole('textbox', { name: `Stay ${index + 1}` });
      await expect(field).toBeInvalid();
      await expect(field).not.toHaveValue('');
      const openers = [`Open the calendar: Stay ${index + 1}`, new RegExp(`^Created ${index + 1}: .+\\. .+`)];
      for (const name of openers) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await within(await screen.findByRole('dialog')).findAllByRole('grid');
        await userEvent.keyboard('{Escape}');
      }
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
