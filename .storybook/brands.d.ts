/** The names of all brands, inserted by the build. The one that BRAND names comes first. */
declare const __BRANDS__: readonly string[];

/** Storybook's own pages in the brand, as JSON. `vite.config.ts` sets it. */
declare const __BRAND_THEME__: string;
