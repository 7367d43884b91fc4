import type { StoryObj } from '@storybook/react-vite';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const plot = (canvas: Canvas) => canvas.findByRole('slider', { name: /walk through the figures/ });

export const tip = () => document.querySelector<HTMLElement>('[data-chart-tip]');

export const drawn = (root: HTMLElement, look: string) => [
  ...root.querySelectorAll<SVGGraphicsElement>(`[data-look="${look}"]`),
];
