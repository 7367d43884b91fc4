/** The names of all brands, inserted by the build. The one that BRAND names comes first. */
declare const __BRANDS__: readonly string[];

/** Storybook's own pages in the brand, as JSON. `vite.config.ts` sets it. */
declare const __BRAND_THEME__: string;

/** The files of every brand, read by `brandPlugin` of '@deck/tokens/vite'. */
declare module 'virtual:brands' {
  export const brands: readonly {
    /** The name of its folder. */
    readonly id: string;
    /** The content of `brand.json`. */
    readonly decisions: Readonly<Record<string, import('@deck/tokens/studio').Json>>;
    readonly drawings: Readonly<Record<import('@deck/tokens/studio').DrawingName, string>>;
  }[];
}
