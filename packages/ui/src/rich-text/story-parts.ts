import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** The text once its editor has loaded, with the caret in it. */
export async function write(canvas: Canvas, words = ''): Promise<HTMLElement> {
  const text = await canvas.findByRole('textbox');
  await userEvent.click(text);
  await waitFor(() => expect(text).toHaveFocus());
  // As browsers do it: the editor reacts to DOM changes.
  if (words !== '') document.execCommand('insertText', false, words);
  return text;
}

export async function paste(kinds: Readonly<Record<string, string>>) {
  const data = new DataTransfer();
  for (const [kind, content] of Object.entries(kinds)) data.setData(kind, content);
  await userEvent.paste(data);
}

export function caretToEnd(text: HTMLElement) {
  document.getSelection()?.selectAllChildren(text);
  document.getSelection()?.collapseToEnd();
}

export const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');
