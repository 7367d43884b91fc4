import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Hint } from './hint.tsx';

const meta = {
  title: 'Layers/Hint',
  component: Hint,
  args: { about: 'Lifetime', text: 'How long the guest can pay' },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ padding: viewMode === 'docs' ? 0 : '64px 160px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    text: 'A link that has ended cannot be paid; send it again and a new payment is made.',
    width: 240,
  },
};

export const Explains: Story = {
  name: 'Without a mouse: it names its subject, shows the explanation on focus, and Escape hides it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const hint = canvas.getByRole('button', { name: 'About: Lifetime' });
    await expect(hint).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(hint).toHaveAccessibleDescription('How long the guest can pay');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(hint).toHaveFocus();
  },
};

export const Tapped: Story = {
  name: 'A tap shows the explanation, and a tap elsewhere hides it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('How long the guest can pay');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

// Specification 9.30
export const Twenty: Story = {
  name: 'Its icon is 20 by 20 px, its target at least 24',
  play: async ({ canvas }) => {
    const hint = canvas.getByRole('button');
    const { width, height } = hint.getBoundingClientRect();
    await expect([width, height]).toEqual([20, 20]);
    const target = getComputedStyle(hint, '::after');
    await expect(Number.parseFloat(target.width)).toBeGreaterThanOrEqual(24);
    await expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(24);
  },
};
