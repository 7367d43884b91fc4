import type { StoryObj } from '@storybook/react-vite';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const fieldIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Execution date' });
