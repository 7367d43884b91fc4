import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeFace } from './change-face.ts';

function stubBrowser({
  isStill = false,
  startViewTransition,
}: {
  isStill?: boolean;
  startViewTransition?: unknown;
}) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStill }) });
  vi.stubGlobal('document', { startViewTransition });
}

afterEach(() => vi.unstubAllGlobals());

describe('changeFace', () => {
  it('updates within one view transition', () => {
    const startViewTransition = vi.fn((update: () => void) => update());
    const update = vi.fn();
    stubBrowser({ startViewTransition });
    changeFace(update);
    expect(startViewTransition).toHaveBeenCalledOnce();
    expect(update).toHaveBeenCalledOnce();
  });

  it('updates at once where motion is unwanted', () => {
    const startViewTransition = vi.fn();
    const update = vi.fn();
    stubBrowser({ isStill: true, startViewTransition });
    changeFace(update);
    expect(startViewTransition).not.toHaveBeenCalled();
    expect(update).toHaveBeenCalledOnce();
  });

  it('updates at once in a browser without transitions', () => {
    const update = vi.fn();
    stubBrowser({});
    changeFace(update);
    expect(update).toHaveBeenCalledOnce();
  });
});
