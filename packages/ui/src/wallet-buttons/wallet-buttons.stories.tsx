import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WalletButtons } from './wallet-buttons.tsx';

const meta = {
  title: 'Actions/Wallet buttons',
  component: WalletButtons,
  args: {
    wallets: [
      { name: 'APPLE_PAY', title: 'Apple Pay' },
      { name: 'GOOGLE_PAY', title: 'Google Pay' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof WalletButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { busy: 'APPLE_PAY' } };

const getTops = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getBoundingClientRect().top);

export const Chosen: Story = {
  name: 'Each says which wallet was chosen, and is 48 high',
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBe(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Google Pay' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('GOOGLE_PAY');
  },
};

export const Beside: Story = {
  name: 'They stand beside each other on a phone',
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(new Set(getTops(canvas.getAllByRole('button'))).size).toBe(1);
  },
};

export const Stacked: Story = {
  name: 'On the narrowest phone they stand below each other',
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(new Set(getTops(canvas.getAllByRole('button'))).size).toBe(2);
  },
};

export const Asking: Story = {
  name: 'The wallet being asked keeps its words and spins; the other is locked',
  args: { busy: 'APPLE_PAY' },
  play: async ({ canvas, args }) => {
    const asked = canvas.getByRole('button', { name: 'Apple Pay' });
    await expect(asked).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Google Pay' })).toBeDisabled();
    await userEvent.click(asked);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  name: 'While another method is asked, none spins and none can be pressed',
  args: { busy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await expect(button).not.toHaveAttribute('aria-busy');
    }
  },
};
