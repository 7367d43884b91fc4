/** What a screen remembers lasts as long as its story, and is neither heard of nor found by another one or another tab. */
export function forgetfulStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const real = names.map((name) => Object.getOwnPropertyDescriptor(window, name) ?? {});
  for (const name of names) Object.defineProperty(window, name, { configurable: true, value: memory() });
  return () => {
    for (const [index, name] of names.entries()) Object.defineProperty(window, name, real[index] ?? {});
  };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
