import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const stay = { from: '2026-11-24', to: '2026-11-28' };

export const fieldIn = (canvas: Canvas) => canvas.getByRole('textbox');

export async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /Open the calendar|Created/ }));
  const layer = await screen.findByRole('dialog');
  await within(layer).findAllByRole('grid');
  return within(layer);
}
