import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrDivider } from './or-divider.tsx';

const meta = {
  title: 'Layout/Or divider',
  component: OrDivider,
  args: { children: 'or pay by card' },
} satisfies Meta<typeof OrDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'or hold on a card' } };

export const Read: Story = {
  name: 'It is read as words, in the middle of its line',
  play: async ({ canvas }) => {
    const words = canvas.getByText('or pay by card');
    const [inner, outer] = [words, words.closest('p')].map((one) => one?.getBoundingClientRect());
    const middle = (box = inner) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2;
    await expect(middle(inner)).toBeCloseTo(middle(outer), 0);
  },
};

export const LongWords: Story = {
  name: 'Long words wrap between short hairlines',
  args: { children: 'ή με οποιαδήποτε πιστωτική ή χρεωστική κάρτα σας εξυπηρετεί' },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/κάρτα/);
    const line = words.closest('p');
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(16);
    await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  },
};
