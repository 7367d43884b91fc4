import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'lucide-react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Fields/Copy field',
  component: CopyField,
  args: { label: 'Link', value: 'pay.kalypsobay.gr/l/7Qm2vXc9Tz', copyLabel: 'Copy link', icon: Link },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { copyLabel: undefined, hint: 'Shown once. Keep it in a safe place.' },
};

export const Copied: Story = {
  name: 'After copying, the button says so and it is announced',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('pay.kalypsobay.gr/l/7Qm2vXc9Tz');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: the text is a tab stop, and the next stop copies it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('pay.kalypsobay.gr/l/7Qm2vXc9Tz');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'If the browser refuses, the text is selected and the field names the shortcut',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText(/Ctrl\+C|⌘C/);
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  },
};

export const Unchanged: Story = {
  name: 'It can be read and selected, but not changed',
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    await userEvent.click(field);
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('pay.kalypsobay.gr/l/7Qm2vXc9Tz');
    await expect(field).toHaveAttribute('readonly');
  },
};

export const Whole: Story = {
  name: 'A long link wraps and is readable in full',
  args: { value: `https://pay.kalypsobay.gr/l/${'7Qm2vXc9Tz'.repeat(8)}` },
  render: (args) => (
    <div style={{ width: 272 }}>
      <CopyField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Link' });
    await expect(text.clientHeight).toBeGreaterThan(60);
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const Narrow: Story = {
  name: 'If both do not fit side by side, the button moves below the text',
  args: { value: 'https://pay.kalypsobay.gr/l/7Qm2vXc9Tz', copyLabel: 'Αντιγραφή του συνδέσμου' },
  decorators: [(Inner) => <div style={{ width: 320 }}>{Inner()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(text.bottom);
    await expect(button.width).toBe(320);
    await expect(text.width).toBeGreaterThan(260);
  },
};
