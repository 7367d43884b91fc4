/** The names of all brands, put in by the build. */
declare const __BRANDS__: readonly string[];
