import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { orders as rows } from './testing/answers/orders.ts';
import { opens, words } from './testing/assertions.ts';
import { type Deed, until } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Keys', tags: ['!autodocs', 'desk'] } satisfies Meta;

export default meta;

const orders = defineScenes('/orders');
const type =
  (keys: string): Deed =>
  async () =>
    void (await userEvent.keyboard(keys));
const ready = until(rows[0]?.externalId ?? '');
const focused = (at: number) => (canvas: HTMLElement) => {
  const row = canvas.ownerDocument.activeElement?.closest<HTMLElement>('tr[data-row]');
  if (row?.getAttribute('aria-rowindex') !== String(at + 2)) throw new Error(`not on row ${at}`);
};
const chosen = (count: number) => words('list:bulk.chosen', { count });

/** From row to row by letters and by arrows; the letters of a Greek layout count by their place. */
export const Rows = orders({
  after: [ready, type('jjj'), until(focused(2)), type('k'), until(focused(1)), type('{ArrowDown}')],
  expected: focused(2),
});

export const Choose = orders({
  after: [ready, type('jx'), until(chosen(1)), type('jj{Shift>}x{/Shift}')],
  expected: chosen(3),
});

export const Filters = orders({ after: [ready, type('f')], expected: opens(words('list:filters.title')) });

/** In a field a letter is a letter. */
export const Search = orders({
  after: [ready, type('/'), type('fx')],
  expected: (canvas) => {
    const { activeElement } = canvas.ownerDocument;
    if (!(activeElement instanceof HTMLInputElement) || activeElement.value !== 'fx')
      throw new Error('the search has not what was typed');
  },
});

export const List = orders({ after: [ready, type('?')], expected: opens(words('list:keys.title')) });

export const Go = orders({
  after: [ready, type('gp')],
  expected: words('payments:list.title'),
});
