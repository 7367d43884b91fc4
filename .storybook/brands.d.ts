/** The names of all brands, the one that BRAND names first, put in by the build. */
declare const __BRANDS__: readonly string[];
