import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A tab loads the module for itself; the store is the browser's. */
async function openTab() {
  vi.resetModules();
  return (await import('./notifications.ts')).takeUnannounced;
}

const news = (...ids: string[]) => ids.map((id) => ({ id }));

describe('What was told', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => store.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is told by one tab alone, and by it once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    expect(one(news('a', 'b'))).toEqual(news('a', 'b'));
    expect(one(news('a', 'b'))).toEqual([]);
    expect(other(news('a', 'b', 'c'))).toEqual(news('c'));
    expect(one(news('c'))).toEqual([]);
  });

  it('is kept by the tab itself where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const one = await openTab();
    expect(one(news('a'))).toEqual(news('a'));
    expect(one(news('a'))).toEqual([]);
  });

  it.each(['{', '"x"', '{"a":1}', '[1,null]'])(
    'does not hang on what stands in the store: %s',
    async (text) => {
      store.set('TOLD', text);
      expect((await openTab())(news('a'))).toEqual(news('a'));
    },
  );

  it('does not grow without end', async () => {
    const one = await openTab();
    for (let at = 0; at < 300; at += 1) one(news(`id-${at}`));
    expect(JSON.parse(store.get('TOLD') ?? '')).toHaveLength(100);
  });
});
