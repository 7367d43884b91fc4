import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { TimeField } from './time-field.tsx';

const Held = held(TimeField);

const meta = {
  title: 'Fields/Time field',
  component: TimeField,
  args: { label: 'Execution time', value: '', onChange: fn() },
  render: Held,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '14:30' } };

export const Playground: Story = { args: { value: '14:30', hint: 'In the time of the property', step: 15 } };

// Specification 2.69, 9.22
export const Typed: Story = {
  name: '930, 9:30, 21h30 and a pasted 9:30 PM are parsed on blur, not before, in 24-hour time',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Execution time' });
    const texts = [
      ['930', '09:30'],
      ['9:30', '09:30'],
      ['9.30', '09:30'],
      ['9:30 AM', '09:30'],
      ['21h30', '21:30'],
      ['9:30 PM', '21:30'],
      ['9:30 μ.μ.', '21:30'],
      ['0:00', '00:00'],
      ['23:59', '23:59'],
    ] as const;
    for (const [text, time] of texts) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await userEvent.tab();
      await expect(field).toHaveValue(time);
      await expect(args.onChange).toHaveBeenLastCalledWith(time);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '21h30{Enter}');
    await expect(canvas.getByText('Read as 21:30')).toBeInTheDocument();
  },
};

export const Bounds: Story = {
  name: 'Hours go to 23 and minutes to 59: larger values are refused, never converted',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    for (const text of ['24:00', '23:60', '2400', '13:00 PM', '9:3', '9:30:15']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Unreadable: Story = {
  name: 'An invalid time stays, with the reason, and the old value is cleared',
  args: { value: '14:30' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '24:00{Enter}');
    await expect(field).toHaveValue('24:00');
    await expect(field).toHaveAccessibleDescription('Enter a time such as 09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

// Specification 9.23
export const Steps: Story = {
  name: 'Arrow keys go to the next multiple of five minutes, across midnight too',
  args: { value: '23:58' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:55');
  },
};

export const OwnStep: Story = {
  name: 'Another step has its own grid',
  args: { value: '09:31', step: 15 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:45');
  },
};

// Specification 9.23
export const Seconds: Story = {
  name: 'With seconds, they are typed too; arrow keys step the part at the caret by five',
  args: { value: '', precision: 'second' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '9:30:58{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30:58');
    field.setSelectionRange(7, 7);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:31:05');
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:35:00');
  },
};

export const ByKeyboard: Story = {
  name: 'Everything works without a mouse: Tab, arrow keys, Enter; an invalid time blocks submitting',
  render: (args) => {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.sent = 'true';
        }}
      >
        <Held {...args} />
      </form>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nine{Enter}');
    await expect(field.closest('form')).not.toHaveAttribute('data-sent');
    await userEvent.clear(field);
    await userEvent.keyboard('21h30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
    await expect(field.closest('form')).toHaveAttribute('data-sent', 'true');
  },
};
