import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { type ActionButtonProps, Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'New order', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

export const Playground: Story = { args: { variant: 'primary', icon: Plus, size: 'large' } };

export const Pressed: Story = {
  name: 'A click, Enter and Space each trigger it once',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'New order' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it, Enter and Space press it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  name: 'A disabled button neither acts nor takes the focus',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').click();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

function LoadingOnPress({ onClick, ...props }: ActionButtonProps) {
  const [loading, setLoading] = useState(false);
  return (
    <Button
      {...props}
      loading={loading}
      onClick={(event) => {
        setLoading(true);
        onClick?.(event);
      }}
    />
  );
}

export const Loading: Story = {
  name: 'While loading it keeps width, label and focus, ignores presses, and says that it is busy',
  args: { children: 'Refund €120.00', variant: 'danger' },
  render: (args) => (args.href === undefined ? <LoadingOnPress {...args} /> : <Button {...args} />),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Refund €120.00' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Refund €120.00');
    await expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThan(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('In progress');
  },
};

const submitted = fn();

export const LoadingSubmit: Story = {
  name: 'While loading it does not submit its form again',
  args: { type: 'submit', loading: true, children: 'Save' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const NotSubmit: Story = {
  name: 'In a form it submits only with type submit',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args}>Add a position</Button>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

export const Link: Story = {
  name: 'With an address it is a link, and opens in a new tab too',
  render: () => <Button href="#orders">All orders</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '#orders');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const followed = fn();

export const DoubleClick: Story = {
  name: 'The second press of a double click does not follow a link that replaced a button',
  render: () => (
    <Button href="#orders" onClick={followed}>
      All orders
    </Button>
  ),
  play: async ({ canvas }) => {
    followed.mockClear();
    const link = canvas.getByRole('link', { name: 'All orders' });
    await expect(await fireEvent.click(link, { detail: 2 })).toBe(false);
    await expect(followed).not.toHaveBeenCalled();
    await fireEvent.click(link, { detail: 1 });
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

const longLabels = [
  'Отправить ссылку на оплату повторно по электронной почте',
  'Αποστολή συνδέσμου πληρωμής ξανά με ηλεκτρονικό ταχυδρομείο',
];

export const LongLabel: Story = {
  name: 'A long label wraps within the button',
  render: (args) => (
    <div data-place style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: 256 }}>
      {longLabels.map((label) => (
        <Button {...args} key={label} icon={Plus}>
          {label}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-place]')?.getBoundingClientRect();
    for (const label of longLabels) {
      const button = canvas.getByRole('button', { name: label });
      const box = button.getBoundingClientRect();
      const words = canvas.getByText(label).getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(place?.right ?? 0);
      await expect(words.height).toBeGreaterThan(30);
      await expect(words.top).toBeGreaterThanOrEqual(box.top);
      await expect(words.bottom).toBeLessThanOrEqual(box.bottom);
      await expect(words.right).toBeLessThanOrEqual(box.right);
    }
  },
};
