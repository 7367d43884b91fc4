import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox');

export async function paste(canvas: Canvas, text: string) {
  await userEvent.click(fieldIn(canvas));
  await userEvent.paste(text);
}
