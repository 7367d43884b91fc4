/** The names of all brands, inserted by the build. The one that BRAND names comes first. */
declare const __BRANDS__: readonly string[];
