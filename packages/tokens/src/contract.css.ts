import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type ColorName, colorNames, type ShadowName, shadowNames } from './color-names.ts';
import { kebabCase } from './kebab-case.ts';

function unset<const Name extends string>(names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/**
 * The theme contract: every value a brand or a mode may change, as a CSS variable `--deck-…`
 * (`vars.color.accentHover` is `var(--deck-color-accent-hover)`).
 */
export const vars = createGlobalThemeContract(
  {
    color: unset<ColorName>(colorNames),
    shadow: unset<ShadowName>(shadowNames),
    font: unset(['text', 'display', 'displayVariation', 'displayTracking']),
    weight: unset(['regular', 'medium', 'semibold', 'display']),
    radius: unset(['chip', 'control', 'card', 'dialog', 'check']),
    size: unset(['control', 'controlSmall', 'row', 'rowCompact', 'rowHead', 'navMini', 'navFull', 'topbar']),
    motion: unset(['fast', 'base', 'ease']),
    layer: unset(['sticky', 'nav', 'popover', 'dialog', 'toast', 'tooltip']),
  },
  (_value, path) => kebabCase(['deck', ...path].join('-')),
);
