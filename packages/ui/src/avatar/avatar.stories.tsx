import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
  name: 'Next to the name it is decorative',
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByLabelText('Eleni Markou')).toBeNull();
  },
};

/** A wide picture, so that it must be cropped. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#7aa2c4"/><circle cx="48" cy="26" r="12" fill="#f3e3d3"/><rect x="26" y="42" width="44" height="30" rx="15" fill="#33475b"/></svg>',
)}`;

const getLetters = (avatar: HTMLElement) => getComputedStyle(avatar, '::before').content;

export const Picture: Story = {
  name: 'A picture replaces the initials, cropped to the circle',
  args: { src: portrait, size: 'large' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Eleni Markou' });
    await waitFor(() => expect(getLetters(avatar)).toBe('""'));
    const { width, height } = avatar.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([64, 64]);
  },
};

export const NoPicture: Story = {
  name: 'Initials replace a picture that cannot be loaded',
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Eleni Markou' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(getLetters(avatar)).toBe('"EM"');
  },
};

const onClick = fn();

export const AsButton: Story = {
  name: 'As a trigger it is a button with its own name, usable without a mouse',
  render: () => <AvatarButton name="Eleni Markou" label="Account of Eleni Markou" onClick={onClick} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account of Eleni Markou' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
