import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { MethodRow } from './method-row.tsx';

const meta = {
  title: 'Actions/Method row',
  component: MethodRow,
  args: {
    icon: Landmark,
    title: 'Bank transfer',
    note: 'Arrives in 1 to 2 working days. Your dates stay kept.',
    onClick: fn(),
  },
} satisfies Meta<typeof MethodRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: '' } };

export const OneTarget: Story = {
  name: 'The whole row is one button, at least 48 high',
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('button', { name: /^Bank transfer/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByText(/working days/));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Named: Story = {
  name: 'It is named by its title and its note, as two words apart',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(`${args.title} ${args.note}`);
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it and Enter opens it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Locked: Story = {
  name: 'While another way is being asked it cannot be pressed',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  name: 'Long words wrap inside the row',
  args: {
    title: 'Τραπεζικό έμβασμα από οποιαδήποτε τράπεζα',
    note: 'Φτάνει σε 1 έως 2 εργάσιμες ημέρες. Οι ημερομηνίες σας κρατιούνται.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(row.getBoundingClientRect().height).toBeGreaterThan(56);
  },
};
