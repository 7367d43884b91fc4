import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: {
    total: '6480.00',
    currency: 'EUR',
    parts: [
      { label: 'paid', value: '2160.00', kind: 'paid' },
      { label: 'held', value: '2160.00', kind: 'held' },
    ],
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    parts: [
      { label: 'paid', value: '2160.00', kind: 'paid' },
      { label: 'this payment', value: '1000.00', kind: 'this' },
    ],
  },
};

const getKinds = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-kind]'), (part) => part.dataset.kind);

export const Said: Story = {
  name: 'It announces its parts and the amount due',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'paid €2,160.00, held €2,160.00, due €2,160.00' }),
    ).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'What went back is named, and so is a rest that is not due',
  args: {
    parts: [
      { label: 'paid', value: '2160.00', kind: 'paid' },
      { label: 'refunded', value: '2160.00', kind: 'back' },
    ],
    rest: 'not paid',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: 'paid €2,160.00, refunded €2,160.00, not paid €2,160.00' }),
    ).toBeVisible();
    await expect(getKinds(canvasElement)).toEqual(['paid', 'back', 'due']);
  },
};

export const SolidHatchedEmpty: Story = {
  name: 'Paid is solid, held hatched, due empty',
  play: async ({ canvasElement }) => {
    await expect(getKinds(canvasElement)).toEqual(['paid', 'held', 'due']);
    const images = Array.from(
      canvasElement.querySelectorAll('[data-kind]'),
      (part) => getComputedStyle(part).backgroundImage,
    );
    await expect(images[0]).toBe('none');
    await expect(images[1]).toMatch(/gradient/);
    await expect(images[2]).toBe('none');
  },
};

export const Small: Story = {
  name: 'The smallest part is visible; an empty part is not',
  args: {
    parts: [
      { label: 'paid', value: '0.01', kind: 'paid' },
      { label: 'held', value: '0.00', kind: 'held' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(getKinds(canvasElement)).toEqual(['paid', 'due']);
    const paid = canvasElement.querySelector('[data-kind="paid"]');
    await expect(paid?.getBoundingClientRect().width).toBeGreaterThanOrEqual(4);
  },
};
