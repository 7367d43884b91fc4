import { vars } from '@deck/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useShownBrand } from '../stories/use-shown-brand.ts';
import { Artwork } from './artwork.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" viewBox="0 0 96 32" role="img" aria-label="Drawing"><circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" stroke-width="2"/><path d="M40 22h48M40 10h32" fill="none" stroke="currentColor" stroke-width="3"/></svg>';

const meta = {
  title: 'Data/Artwork',
  component: Artwork,
  args: { svg: drawing, label: 'Meridian' },
} satisfies Meta<typeof Artwork>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark of the brand that the toolbar names. */
function Mark() {
  const { mark, name } = useShownBrand();
  return <Artwork svg={mark} label={name} height={32} />;
}

export const Default: Story = { render: () => <Mark /> };

export const Playground: Story = {
  decorators: [(Inner) => <div style={{ color: vars.color.accentText }}>{Inner()}</div>],
};

export const Named: Story = {
  name: 'It is a single image with the given name, whatever its markup says',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Meridian' })).toBeVisible();
  },
};

export const Silent: Story = {
  name: 'Without a label it is decorative',
  render: () => <Artwork svg={drawing} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Coloured: Story = {
  name: 'It inherits the text colour',
  decorators: [
    (Inner) => (
      <div data-testid="place" style={{ color: vars.color.accentText }}>
        {Inner()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { color } = getComputedStyle(canvas.getByTestId('place'));
    await expect(color).not.toBe(getComputedStyle(canvasElement).color);
    await expect(getComputedStyle(canvasElement.querySelector('circle') ?? canvasElement).stroke).toBe(color);
  },
};

const shaped = (box: string) =>
  `<svg viewBox="${box}"><rect width="100%" height="100%" fill="currentColor"/></svg>`;

export const Optical: Story = {
  name: 'A tall logo gets more height than a wide logo, so that both have the same weight',
  render: () => (
    <>
      <Artwork svg={shaped('0 0 128 32')} label="Wide" height={32} />
      <Artwork svg={shaped('0 0 32 128')} label="Tall" height={32} />
    </>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (name: string) => {
      const { width, height } = (
        canvas.getByRole('img', { name }).querySelector('svg') ?? document.body
      ).getBoundingClientRect();
      return { width, height };
    };
    await expect(sizeOf('Wide')).toEqual({ width: 128, height: 32 });
    await expect(sizeOf('Tall')).toEqual({ width: 24, height: 96 });
  },
};
