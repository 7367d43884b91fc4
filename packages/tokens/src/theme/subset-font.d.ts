declare module 'subset-font' {
  /** Makes a font of some letters, features and variations of another. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      /** Names of OpenType features. */
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
