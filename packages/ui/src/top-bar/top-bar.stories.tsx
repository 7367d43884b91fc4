import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoTopBar } from '../stories/demo-frame.tsx';
import { CountedButton } from './counted-button.tsx';
import { TopBar } from './top-bar.tsx';
import { TopBarClock } from './top-bar-clock.tsx';
import { TopBarSearch } from './top-bar-search.tsx';

const onOpen = fn();

const meta = {
  title: 'Layout/Top bar',
  component: TopBar,
  parameters: { flush: true },
  args: {
    start: <TopBarSearch label="Search orders, guests, e-mails" keys="Ctrl K" onOpen={onOpen} />,
    end: <TopBarClock />,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <DemoTopBar /> };

export const Playground: Story = {};

export const Search: Story = {
  name: 'The search opens by a press and without a mouse, and names what it searches',
  play: async ({ canvas }) => {
    onOpen.mockClear();
    const search = canvas.getByRole('button', { name: 'Search orders, guests, e-mails' });
    await userEvent.click(search);
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Clock: Story = {
  name: 'The clock names its zone',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Europe\/Athens/)).toHaveTextContent(
      /^\d\d\.\d\d\.\d{4} \d\d:\d\d Europe\/Athens$/,
    );
  },
};

export const Counted: Story = {
  name: 'A button shows a number unless it is zero, at most 99+',
  args: {
    end: (
      <>
        <CountedButton icon={Bell} count={0} label="No unread notifications" />
        <CountedButton icon={Bell} count={3} label="3 unread notifications" />
        <CountedButton icon={Bell} count={140} label="140 unread notifications" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button').map((button) => button.parentElement?.textContent);
    await expect(shown.slice(1)).toEqual(['', '3', '99+']);
  },
};

export const Apart: Story = {
  name: 'However long, a number never reaches the next button',
  args: Counted.args ?? {},
  play: async ({ canvas }) => {
    for (const text of ['3', '99+']) {
      const number = canvas.getByText(text);
      const button = number.parentElement?.querySelector('button');
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
        (button?.getBoundingClientRect().right ?? 0) + 4,
      );
    }
  },
};
