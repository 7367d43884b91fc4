import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrustLine } from './trust-line.tsx';

const meta = {
  title: 'Feedback/Trust line',
  component: TrustLine,
  args: {
    children: 'Card details go encrypted to the bank, never to the hotel. Your bank may ask you to confirm.',
  },
} satisfies Meta<typeof TrustLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Encrypted, confirmed by your bank' } };

export const Read: Story = {
  name: 'Only its words are read: the shield is a drawing',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Card details/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LongWords: Story = {
  name: 'Long words wrap beside the shield, which stays with the first line',
  args: {
    children:
      'Τα στοιχεία της κάρτας πηγαίνουν κρυπτογραφημένα στην τράπεζα, ποτέ στο ξενοδοχείο. Η τράπεζά σας ίσως ζητήσει επιβεβαίωση.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/στοιχεία/).getBoundingClientRect();
    const shield = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(words.height).toBeGreaterThan(32);
    await expect(Math.abs((shield?.top ?? 0) - words.top)).toBeLessThanOrEqual(2);
    await expect(shield?.right).toBeLessThan(words.left);
  },
};
