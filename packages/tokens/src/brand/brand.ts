import type { Mode, Overrides, Seeds } from '../derive/seeds.ts';
import type { Shadows } from '../derive/shadows.ts';

export const radiusNames = ['chip', 'control', 'card', 'dialog', 'check'] as const;
export const sizeNames = [
  'control',
  'controlSmall',
  'row',
  'rowCompact',
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

/** In pixels: the range of control heights, between touch targets and dense layouts, and of their radius. */
export const bounds = { density: { least: 28, most: 64 }, radius: { least: 0, most: 24 } } as const;

type Some<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** All values a brand decides. Everything else is derived from them. */
export type Brand = {
  readonly name: string;
  readonly product: string;
  readonly tagline: { readonly en: string; readonly ru: string; readonly el: string };
  readonly support: { readonly url: string; readonly email: string };
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** Addresses of external scripts that the product's pages load. */
  readonly thirdParties: { readonly chat?: string | undefined; readonly analytics?: string | undefined };
  readonly seeds: Seeds;
  readonly font: {
    /** Font families; the first is shipped with the product. */
    readonly text: readonly string[];
    readonly display: readonly string[];
    /** The size factor of the text family, 1 by default: families of the same size differ visually. */
    readonly textScale: number;
    /** Variation settings of the display family, by four-letter axis names. */
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
  /** The duration of an animation in milliseconds, and its easing. */
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
