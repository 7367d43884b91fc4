/** The point a key moves to; undefined for other keys. */
export function walkedTo(key: string, active: number, count: number, leap: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: active + 1,
    ArrowUp: active + 1,
    ArrowLeft: active - 1,
    ArrowDown: active - 1,
    PageUp: active + leap,
    PageDown: active - leap,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Scrolls a hidden point to the centre. */
export function keepInSight(scroller: HTMLElement | null, at: number) {
  if (scroller === null) return;
  const { scrollLeft, clientWidth } = scroller;
  if (at < scrollLeft + 24 || at > scrollLeft + clientWidth - 24)
    scroller.scrollTo({ left: at - clientWidth / 2 });
}
