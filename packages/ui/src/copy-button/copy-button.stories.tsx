import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { text: 'KLB-20418', label: 'Copy order ID' },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ padding: viewMode === 'docs' ? 0 : '48px 96px' }}>
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

// Specification 9.28
export const Copied: Story = {
  name: '“Copied” is shown and announced for 3 s',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('KLB-20418');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    const since = performance.now();
    await waitFor(() => expect(status).toHaveTextContent(''), { timeout: 4500 });
    await expect(performance.now() - since).toBeGreaterThan(2500);
  },
};

export const CopiedAgain: Story = {
  name: 'Copying again extends “Copied” to 3 s from then on',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy order ID' });
    const status = canvas.getByRole('status');
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await userEvent.click(button);
    const since = performance.now();
    await waitFor(() => expect(status).toHaveTextContent(''), { timeout: 4500 });
    await expect(performance.now() - since).toBeGreaterThan(2500);
  },
};

export const AnotherText: Story = {
  name: 'A changed text does not count as copied',
  render: (args) => <OfTwo {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('KLB-20419');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

function OfTwo(props: CopyButtonProps) {
  const [text, setText] = useState(props.text);
  return (
    <>
      <CopyButton {...props} text={text} />
      <Button onClick={() => setText('KLB-20419')}>Next order</Button>
    </>
  );
}

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
  name: 'If the browser refuses, the text is shown selected, and Escape closes it',
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
