import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PhoneText } from './phone-text.tsx';

const meta = {
  title: 'Data/Phone text',
  component: PhoneText,
  args: { children: '+4791234722' },
} satisfies Meta<typeof PhoneText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('+47 91 23 47 22'));
  },
};

export const Playground: Story = { args: { children: '+48601234567' } };

export const Unchanged: Story = {
  name: 'A phone that has spaces, or is none, is unchanged',
  args: { children: '+30 210 555 0140' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+30 210 555 0140');
  },
};
