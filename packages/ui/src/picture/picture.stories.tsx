import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './picture.tsx';

/** Twice as wide as it is high. */
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" rx="40" fill="#0b4a6f"/><circle cx="200" cy="100" r="60" fill="#f3c969"/></svg>')}`;

const meta = {
  title: 'Data/Picture',
  component: Picture,
  args: { src: wide, alt: 'Logo of Aegean House', failed: 'The picture could not be loaded.' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Whole: Story = {
  name: 'It is shown completely, with its own aspect ratio',
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Logo of Aegean House' });
    await picture.decode();
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.round(width / height)).toBe(2);
  },
};

export const Photo: Story = {
  name: 'A photo is as wide as its container',
  args: { photo: true, alt: 'Photo of Villa Thalassa' },
  decorators: [(Story) => <div style={{ inlineSize: '640px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Photo of Villa Thalassa' });
    await picture.decode();
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(640);
    await expect(Math.round(width / height)).toBe(2);
  },
};

export const Broken: Story = {
  name: 'A picture that fails to load shows a message',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
