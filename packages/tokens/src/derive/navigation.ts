import { tinted } from './accent-hue.ts';
import { contrast } from './contrast.ts';
import type { Oklch } from './oklch.ts';
import type { Palette, Setting } from './seeds.ts';
import { solve } from './solve.ts';

type Navigation = Pick<
  Palette,
  'nav' | 'navHover' | 'navSelected' | 'navLine' | 'navText' | 'navText2' | 'navOn' | 'navMark'
>;

type Base = Pick<Palette, 'canvas' | 'surface' | 'accentEdge' | 'accentMark'>;

const quietRatio = 4.75;

/** The menu at the side, on ink or on surface as the brand decides. */
export function navigation(setting: Setting, base: Base): Navigation {
  return setting.seeds.navigation === 'ink' ? onInk(setting) : onPaper(setting, base);
}

function mixers({ seeds, neutral }: Setting) {
  return {
    tint: (l: number, factor: number): Oklch => ({ l, c: factor * neutral.c, h: neutral.h }),
    accent: (l: number, factor: number) => tinted(seeds.accent, l, factor),
    quiet: (factor: number, on: readonly Oklch[]) =>
      solve({ c: factor * neutral.c, h: neutral.h, on, ratio: quietRatio }),
  };
}

function onInk(setting: Setting): Navigation {
  const { tint, accent, quiet } = mixers(setting);
  const shared = { navText: tint(0.83, 0.64), navOn: tint(0.985, 0.14), navMark: accent(0.72, 0.68) };
  if (setting.mode === 'light') {
    const nav = tint(setting.seeds.ink.l - 0.003, 1.64);
    const navHover = tint(nav.l + 0.053, 1.86);
    return {
      nav,
      navHover,
      navSelected: accent(nav.l + 0.103, 0.38),
      navLine: tint(nav.l + 0.093, 1.61),
      navText2: quiet(1.07, [nav, navHover]),
      ...shared,
    };
  }
  const nav = tint(setting.seeds.night.l - 0.066, 0.86);
  const navHover = tint(nav.l + 0.056, 1.07);
  return {
    nav,
    navHover,
    navSelected: accent(nav.l + 0.098, 0.26),
    navLine: tint(nav.l + 0.098, 0.93),
    navText2: quiet(1.07, [nav, navHover]),
    ...shared,
  };
}

/** The colour if it has enough contrast on all backgrounds, else the nearest lightness of its hue. */
function seenOn(on: readonly Oklch[], color: Oklch): Oklch {
  const ratio = 3.05;
  if (on.every((ground) => contrast(color, ground) >= ratio)) return color;
  return solve({ c: color.c, h: color.h, on, ratio });
}

function onPaper(setting: Setting, base: Base): Navigation {
  const { tint, accent, quiet } = mixers(setting);
  if (setting.mode === 'light') {
    const nav = tint(base.canvas.l - 0.03, 0.95);
    const navHover = tint(nav.l - 0.026, 1.15);
    const navSelected = base.surface;
    return {
      nav,
      navHover,
      navSelected,
      navLine: tint(nav.l - 0.048, 1.2),
      navText: tint(0.36, 1.6),
      navText2: quiet(1.4, [nav, navHover]),
      navOn: accent(0.36, 0.89),
      navMark: seenOn([nav, navHover, navSelected], base.accentEdge),
    };
  }
  const nav = tint(base.canvas.l - 0.02, 0.5);
  const navHover = tint(nav.l + 0.052, 0.6);
  return {
    nav,
    navHover,
    navSelected: accent(nav.l + 0.117, 0.333),
    navLine: tint(nav.l + 0.104, 0.65),
    navText: tint(0.83, 0.45),
    navText2: quiet(0.6, [nav, navHover]),
    navOn: accent(0.93, 0.22),
    navMark: base.accentMark,
  };
}
