import { copiedMs } from '@deck/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { text: 'KLB-20418', label: 'Copy order ID' },
  decorators: [
    (Story) => (
      <div style={{ padding: '48px 96px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Copied: Story = {
  name: '“Copied” is seen and announced for 3 s',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('KLB-20418');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    const since = performance.now();
    await waitFor(() => expect(status).toHaveTextContent(''), { timeout: copiedMs + 1500 });
    await expect(performance.now() - since).toBeGreaterThan(copiedMs - 1000);
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it, Enter copies, and the focus stays',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('KLB-20418');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'Where the browser refuses, the text is shown selected, and one Escape leaves',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy order ID' });
    await expect(screen.getByRole('alert')).toHaveTextContent(/Ctrl\+C|⌘C/);
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)).toBe('KLB-20418');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy order ID' })).toHaveFocus());
  },
};
