import { expect, it, vi } from 'vitest';
import { release } from './release.ts';

it('loads the page that a link leads to once a new release is there, and nothing else', () => {
  const open = vi.fn();
  const goTo = (path: string) => release.takesOver(new URL(path, 'http://deck.test'), open);
  release.follow('/payments');
  expect(goTo('/payments')).toBe(false);
  release.note();
  // A screen sends somebody on.
  expect(goTo('/orders/1')).toBe(false);
  release.follow('/payments');
  expect(goTo('/orders/1')).toBe(false);
  expect(open).not.toHaveBeenCalled();
  release.follow('/payments?status=CHARGED#top');
  expect(goTo('/payments?status=CHARGED')).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('/payments?status=CHARGED#top');
});
