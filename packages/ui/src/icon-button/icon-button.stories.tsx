import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Copy', icon: Copy, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary', size: 'large' } };

export const Named: Story = {
  name: 'Without a mouse: Tab reaches it, its label names it, Enter and Space press it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

function PinButton() {
  const [pressed, setPressed] = useState(false);
  return <IconButton label="Pin" icon={Pin} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Toggles: Story = {
  name: 'A toggle button announces its state and keeps its name',
  render: () => <PinButton />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pin' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = {
  name: 'While loading it keeps the focus and ignores presses',
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
