import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  leavesAlone,
  mostToasts,
  type ShownToast,
  type ToastContent,
  withoutToast,
  withToast,
} from './toast-queue.ts';

const content: fc.Arbitrary<ToastContent> = fc.record({
  tone: fc.constantFrom('info', 'success', 'warning', 'danger'),
  title: fc.constantFrom('Link sent', 'Copied', 'Refunded', 'The answer was lost', 'Saved', 'Declined'),
});

function shownAfter(contents: readonly ToastContent[]): ShownToast[] {
  return contents.reduce<ShownToast[]>((shown, toast, id) => withToast(shown, { ...toast, id }), []);
}

test('the newest toast is always shown, as the last', () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1 }), (contents) => {
      expect(shownAfter(contents).at(-1)).toMatchObject(contents.at(-1) ?? {});
    }),
  );
});

test('there are never more than the maximum, nor duplicates', () => {
  fc.assert(
    fc.property(fc.array(content), (contents) => {
      const shown = shownAfter(contents);
      expect(shown.length).toBeLessThanOrEqual(mostToasts);
      expect(new Set(shown.map(({ tone, title }) => `${tone} ${title}`)).size).toBe(shown.length);
    }),
  );
});

test('only errors can replace an error', () => {
  fc.assert(
    fc.property(fc.array(content), content, (contents, added) => {
      const before = shownAfter(contents);
      const after = withToast(before, { ...added, id: contents.length });
      const lost = before.filter(
        (toast) => !after.some(({ tone, title }) => tone === toast.tone && title === toast.title),
      );
      if (lost.some(({ tone }) => tone === 'danger')) expect(before.some(leavesAlone)).toBe(false);
    }),
  );
});

test('the same text again counts as new', () => {
  const shown = shownAfter([
    { tone: 'success', title: 'Saved' },
    { tone: 'info', title: 'Copied' },
    { tone: 'success', title: 'Saved' },
  ]);
  expect(shown).toEqual([
    { tone: 'info', title: 'Copied', id: 1 },
    { tone: 'success', title: 'Saved', id: 2 },
  ]);
});

test('toasts that only differ in their reference are shown once, with the last', () => {
  const failed = { tone: 'danger', title: 'The server could not answer' } as const;
  const shown = shownAfter([
    { ...failed, reference: '1' },
    { ...failed, reference: '2' },
  ]);
  expect(shown).toEqual([{ ...failed, reference: '2', id: 1 }]);
});

test('only the closed toast is removed', () => {
  const shown = shownAfter([
    { tone: 'danger', title: 'Declined' },
    { tone: 'info', title: 'Copied' },
  ]);
  expect(withoutToast(shown, 0).map(({ id }) => id)).toEqual([1]);
  expect(withoutToast(shown, 7)).toEqual(shown);
});
