import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Fields/Text area',
  component: TextArea,
  args: { label: 'Message to customer', value: '', onChange: fn() },
  render: held(TextArea),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'We look forward to your stay.' } };

export const Playground: Story = { args: { maxLength: 500, optional: true, rows: 4 } };

export const Lines: Story = {
  name: 'Enter starts a new line and does not submit',
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message to customer' }),
      'Dear guest,{Enter}welcome',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('Dear guest,\nwelcome');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it, Enter starts a line, and Tab leaves it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Dear guest,{Enter}welcome');
    await expect(args.onChange).toHaveBeenLastCalledWith('Dear guest,\nwelcome');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const Counts: Story = {
  name: 'With a limit it counts, and only announces the last twenty characters',
  args: { maxLength: 30 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'Welcome');
    await expect(canvas.getByText('7 of 30 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, ' to Naxos and to us');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 characters left');
  },
};

export const NothingCutOff: Story = {
  name: 'Pasted text beyond the limit stays and is reported',
  args: { maxLength: 10 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Welcome to Naxos');
    await expect(args.onChange).toHaveBeenLastCalledWith('Welcome to Naxos');
    await expect(canvas.getByText('16 of 10 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('6 characters too many');
  },
};

export const InError: Story = {
  name: 'An error describes the field, and the count stays',
  args: { maxLength: 500, state: 'error', feedback: 'Say why the order is canceled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Say why the order is canceled');
    await expect(canvas.getByText('0 of 500 characters')).toBeVisible();
  },
};
