import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const fieldIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Execution time' });

export async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Execution time' }));
  const layer = within(await screen.findByRole('dialog', { name: 'Execution time' }));
  await layer.findByRole('grid');
  return layer;
}
