import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Lock, ReceiptText, RefreshCw, RotateCcw, ServerCrash } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Data/Empty state',
  component: EmptyState,
  args: {
    icon: ReceiptText,
    title: 'No data to display',
    text: 'No order from 24.10.2026 to 20.11.2026 has one of the 6 chosen statuses.',
    action: (
      <>
        <Button icon={RotateCcw}>Reset filters</Button>
        <Button icon={Calendar}>Show all time</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: 'danger',
    icon: ServerCrash,
    title: 'Orders could not be loaded',
    text: 'The server did not answer. Your filters are kept, and nothing was changed.',
    action: (
      <Button variant="primary" icon={RefreshCw}>
        Try again
      </Button>
    ),
    note: 'Reference 7f3a-91c2 at 09:41:07',
  },
};

export const Forbidden: Story = {
  args: {
    page: true,
    icon: Lock,
    title: 'You are not authorized',
    text: 'Ask the owner of your company for access to this page.',
    action: undefined,
  },
};

export const SaysWhatIsNext: Story = {
  name: 'It says why it is empty and what to do next',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to display')).toBeVisible();
    await expect(canvas.getByText(/6 chosen statuses/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Line: Story = {
  name: 'In a card it is one line: title, text and action',
  args: { small: true, text: 'No card is saved yet.', action: <Button size="small">Request a card</Button> },
  play: async ({ canvas }) => {
    const title = canvas.getByText('No data to display');
    await expect(title.parentElement?.getBoundingClientRect().height).toBe(48);
    await expect(canvas.getByText('No card is saved yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request a card' })).toBeVisible();
  },
};

export const InsteadOfAPage: Story = {
  name: "On a page of its own, its title is the page's heading",
  args: { page: true, title: 'There is no such page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  },
};
