import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Fields/Radio group',
  component: RadioGroup,
  args: {
    label: 'Capture',
    value: 'full',
    options: [
      { value: 'partial', label: 'Partial' },
      { value: 'full', label: 'Full' },
      { value: 'later', label: 'Later', hint: 'The hold ends on 27.11.2026' },
    ],
    onChange: fn(),
  },
  render: held(RadioGroup),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { direction: 'row', hint: 'What is not captured is released' } };

export const OneTabStop: Story = {
  name: 'Without a mouse: it is a single tab stop, and arrow keys choose and wrap around',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Full' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Later' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('later');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('partial');
  },
};

export const Pressed: Story = {
  name: 'The whole line of an option is clickable, once',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('The hold ends on 27.11.2026'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radio', { name: 'Later' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Full' })).not.toBeChecked();
  },
};

export const Named: Story = {
  name: "The group has a name, and an option's hint is its description",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Capture' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Later' })).toHaveAccessibleDescription(
      'The hold ends on 27.11.2026',
    );
  },
};

export const InError: Story = {
  name: 'Without a choice an error describes the group',
  args: { value: '', state: 'error', feedback: 'Choose how much to capture' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how much to capture');
  },
};
