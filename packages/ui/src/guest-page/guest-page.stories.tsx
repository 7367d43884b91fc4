import { toGuestContent } from '@deck/guest';
import { kalypso } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestPage } from './guest-page.tsx';

const meta = {
  title: 'Patterns/Guest page',
  component: GuestPage,
  args: { content: toGuestContent(kalypso, 'en', { guestTimezone: 'Europe/Oslo' }) },
  parameters: { flush: true },
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
