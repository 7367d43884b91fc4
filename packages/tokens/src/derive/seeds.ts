import type { ColorName } from '../color-names.ts';
import type { Oklch } from './oklch.ts';

export type Mode = 'light' | 'dark';
export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** Every colour of the theme in a mode. */
export type Palette = Readonly<Record<ColorName, Oklch>>;

/** The colour of a status: only hue and chroma are given, since the lightness is solved. */
export type Hue = { readonly c: number; readonly h: number };

/** All colour values a brand decides. */
export type Seeds = {
  /** The accent: selected, focused, linked, or the main action. Used unchanged in light mode. */
  readonly accent: Oklch;
  /** The text of light mode; its hue and chroma tint all neutrals. */
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

/** Values a brand sets instead of deriving them. */
export type Overrides = Readonly<Record<Mode, Partial<Palette>>>;

/** The input of every derivation step. */
export type Setting = {
  readonly seeds: Seeds;
  readonly mode: Mode;
  /** The hue of this mode's neutrals, and their unit of chroma. */
  readonly neutral: Hue;
};

/** Ink carries half as much chroma again as the neutrals between it and the surface. */
const inkTint = 1.5;

export function getSetting(seeds: Seeds, mode: Mode): Setting {
  const { h } = mode === 'light' ? seeds.ink : seeds.night;
  return { seeds, mode, neutral: { c: seeds.ink.c / inkTint, h } };
}
