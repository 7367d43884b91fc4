import type { Mode, Overrides, Seeds } from '../derive/seeds.ts';
import type { Shadows } from '../derive/shadows.ts';

export const radiusNames = ['chip', 'control', 'card', 'dialog', 'check'] as const;
export const sizeNames = [
  'control',
  'controlSmall',
  'row',
  'rowHead',
  'navMini',
  'navFull',
  'topbar',
] as const;

export const weightNames = ['regular', 'medium', 'semibold'] as const;
export const motionNames = ['fast', 'base'] as const;
export const layerNames = ['sticky', 'nav', 'popover', 'dialog', 'toast', 'tooltip'] as const;

export type RadiusName = (typeof radiusNames)[number];
export type SizeName = (typeof sizeNames)[number];
export type WeightName = (typeof weightNames)[number];
export type MotionName = (typeof motionNames)[number];
export type LayerName = (typeof layerNames)[number];

/** In pixels: how high a control may be, which a finger and a small one beside it still find, and how round its corner. */
export const bounds = { density: { least: 28, most: 64 }, radius: { least: 0, most: 24 } } as const;

type Some<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** All that a brand decides. Everything else is derived from it. */
export type Brand = {
  readonly name: string;
  readonly product: string;
  readonly tagline: { readonly en: string; readonly ru: string; readonly el: string };
  readonly support: { readonly url: string; readonly email: string };
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** Scripts of others that the product's pages load, by their addresses. */
  readonly thirdParties: { readonly chat?: string | undefined; readonly analytics?: string | undefined };
  readonly seeds: Seeds;
  readonly font: {
    /** Families, the first of them shipped with the product. */
    readonly text: readonly string[];
    readonly display: readonly string[];
    /** How much larger the text family is drawn, 1 for as it comes: families of one size differ to the eye. */
    readonly textScale: number;
    /** Settings of the display family's own axes, by their four letters. */
    readonly displayAxes: Readonly<Record<string, number>>;
    readonly displayWeight: number;
    /** In em. */
    readonly displayTracking: number;
  };
  /** The height of a control, in pixels. */
  readonly density: number;
  /** The corner of a control and of a chip, in pixels. */
  readonly radius: number;
  readonly radiusChip: number;
  /** The length of a movement, in milliseconds, and its curve. */
  readonly motion: number;
  readonly ease: readonly number[];
  readonly overrides: Overrides & {
    readonly shadow: Readonly<Record<Mode, Partial<Shadows>>>;
    /** In pixels. */
    readonly radius: Some<RadiusName>;
    readonly size: Some<SizeName>;
    readonly weight: Some<WeightName>;
    /** In milliseconds. */
    readonly motion: Some<MotionName>;
    readonly layer: Some<LayerName>;
  };
};
