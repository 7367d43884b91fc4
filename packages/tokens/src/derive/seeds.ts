import type { ColorName } from '../color-names.ts';
import type { Oklch } from './oklch.ts';

export type Mode = 'light' | 'dark';
export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** Every colour of the theme in one mode. */
export type Palette = Readonly<Record<ColorName, Oklch>>;

/** The colour of a status: its lightness is solved, so only hue and chroma are decided. */
export type Hue = { readonly c: number; readonly h: number };

/** All a brand decides about its colours. */
export type Seeds = {
  /** What is chosen, focused, linked, or the one main act. Used as it is in the light mode. */
  readonly accent: Oklch;
  /** The text of the light mode; its hue and chroma tint every neutral. */
  readonly ink: Oklch;
  /** The surface of the light mode. */
  readonly surface: Oklch;
  /** The surface of the dark mode; its hue tints every neutral there. */
  readonly night: Oklch;
  readonly info: Hue;
  readonly success: Hue;
  readonly warning: Hue;
  readonly danger: Hue;
  /** The navigation is dark in both modes, or surface one step below the canvas. */
  readonly navigation: 'ink' | 'surface';
  /** The panel beside the sign-in form is filled with ink or with the accent. */
  readonly panel: 'ink' | 'accent';
};

/** What a brand sets by hand, in place of what would be derived. */
export type Overrides = Readonly<Record<Mode, Partial<Palette>>>;

/** What every step of the derivation is told. */
export type Setting = {
  readonly seeds: Seeds;
  readonly mode: Mode;
  /** The hue of the neutrals in this mode, and the chroma they are measured in. */
  readonly neutral: Hue;
};

/** Ink carries half as much chroma again as the neutrals between it and the surface. */
const inkTint = 1.5;

export function getSetting(seeds: Seeds, mode: Mode): Setting {
  const { h } = mode === 'light' ? seeds.ink : seeds.night;
  return { seeds, mode, neutral: { c: seeds.ink.c / inkTint, h } };
}
