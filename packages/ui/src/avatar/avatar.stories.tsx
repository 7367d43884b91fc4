import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from './avatar.tsx';
import { AvatarButton } from './avatar-button.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Eleni Markou' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Νίκος Καλογερόπουλος', tone: 'accent', size: 'small' } };

export const Named: Story = {
  name: 'It is announced by the whole name, not by its letters',
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Eleni Markou' });
    await expect(getComputedStyle(avatar, '::before').content).toBe('"EM"');
    await expect(avatar).toHaveTextContent('');
  },
};

export const Decorative: Story = {
  name: 'Beside the name it says nothing again',
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByLabelText('Eleni Markou')).toBeNull();
  },
};

const onClick = fn();

export const AsButton: Story = {
  name: 'As a trigger it is a button with a name of its own',
  render: () => <AvatarButton name="Eleni Markou" label="Account of Eleni Markou" onClick={onClick} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account of Eleni Markou' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
