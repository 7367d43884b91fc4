import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'Fields/Time field',
  component: TimeField,
  args: { label: 'Execution time', value: '', onChange: fn() },
  render: held(TimeField),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '14:30' } };

export const Playground: Story = { args: { value: '14:30', hint: 'In the time of the property', step: 15 } };

export const Typed: Story = {
  name: '930, 9:30, 9.30 and a pasted 9:30 AM are all half past nine, read on blur',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Execution time' });
    for (const text of ['930', '9:30', '9.30', '9h30', '9:30 AM']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await userEvent.tab();
      await expect(field).toHaveValue('09:30');
      await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    }
    await expect(canvas.getByText('Read as 09:30')).toBeInTheDocument();
  },
};

export const Unreadable: Story = {
  name: 'What is no time stays, with the reason, and the old time is gone',
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

export const Steps: Story = {
  name: 'Arrows go to the next multiple of five minutes, over midnight too',
  args: { value: '23:58' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:55');
  },
};
