import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin } from 'lucide-react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Explained, Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  args: { text: 'An active pre-authorisation exists', children: <IconButton icon={Pin} label="Pin" /> },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ padding: viewMode === 'docs' ? 0 : '64px 160px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'right', width: 240 } };

async function shown() {
  return await screen.findByRole('tooltip');
}

async function isGone() {
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
}

export const Hovered: Story = {
  name: 'It appears on hover and disappears when the pointer leaves',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await shown()).toHaveTextContent('An active pre-authorisation exists');
    await userEvent.unhover(canvas.getByRole('button'));
    // The pointer may move onto the tooltip; farther away closes it.
    fireEvent.pointerMove(document.body, { clientX: 900, clientY: 700 });
    await isGone();
  },
};

export const Focused: Story = {
  name: 'Without a mouse: it appears on focus and describes the control',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    await expect(canvas.getByRole('button', { name: 'Pin' })).toHaveAccessibleDescription(
      'An active pre-authorisation exists',
    );
  },
};

export const EscapeHides: Story = {
  name: 'Escape hides it and keeps the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

// Specification 9.31
export const Narrow: Story = {
  name: 'It is at most 150 px wide unless another width is set',
  play: async () => {
    await userEvent.tab();
    const panel = (await shown()).parentElement;
    await expect(panel?.getBoundingClientRect().width).toBeLessThanOrEqual(150);
  },
};

export const OfWords: Story = {
  name: 'A badge with a tooltip is a tab stop and reacts to a tap',
  render: () => (
    <Explained text="An active pre-authorisation exists">
      <Badge tone="info" label="Authorised" />
    </Explained>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Authorised' }));
    await expect(await shown()).toHaveTextContent('An active pre-authorisation exists');
  },
};
