/**
 * Simulates a window width for scripts: a story cannot resize its window. CSS is not affected.
 * @returns a function that restores the width
 */
export function pretendWidth(width: number): () => void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = asked(query);
    const [, side, limit] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
    if (side === undefined) return list;
    const matches = side === 'min' ? width >= Number(limit) : width <= Number(limit);
    return new Proxy(list, {
      get(target, key) {
        if (key === 'matches') return matches;
        const member = Reflect.get(target, key, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  };
  return () => {
    window.matchMedia = asked;
  };
}
