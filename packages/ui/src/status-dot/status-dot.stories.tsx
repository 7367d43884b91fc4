import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusDot } from './status-dot.tsx';
import type { StatusTone } from './tone.ts';

const meta = {
  title: 'Data/Status dot',
  component: StatusDot,
  args: { tone: 'warning', label: 'Partially paid' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'danger', label: 'Declined' } };

const tones: readonly StatusTone[] = ['neutral', 'info', 'warning', 'success', 'danger'];

export const Shapes: Story = {
  name: 'Every tone has its own shape, readable without colour',
  render: () => (
    <>
      {tones.map((tone) => (
        <StatusDot key={tone} tone={tone} label={tone} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shapes = Array.from(canvasElement.querySelectorAll('svg[data-tone]'), (svg) => svg.innerHTML);
    await expect(shapes).toHaveLength(tones.length);
    await expect(new Set(shapes).size).toBe(tones.length);
    for (const shape of shapes) await expect(shape).toMatch(/currentColor/);
  },
};

export const Worded: Story = {
  name: 'The text is read aloud, the shape is not',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Partially paid')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
