// The functions of the Brand studio: reading, deriving and writing a brand as the build does, without files.

export type { Brand } from './brand/brand.ts';
export { checkDrawing, type DrawingName, drawingNames } from './brand/check-drawing.ts';
export { drawings } from './brand/drawings.ts';
export { noteOn } from './brand/families.ts';
export { checkId, noteOnAccent } from './brand/new-brand.ts';
export { readBrand } from './brand/read-brand.ts';
export { BrandError, isRecord } from './brand/reader.ts';
export type { Surroundings } from './brand/surroundings.ts';
export type { Json } from './brand/template.ts';
export { writeBrand } from './brand/write-brand.ts';
export { type ContrastVerdict, contrastVerdicts } from './check-contrast.ts';
export type { ColorName } from './color-names.ts';
export { fromHex, intoGamut, type Oklch, toHex } from './derive/oklch.ts';
export { derivePropertyAccent, type PropertyAccent } from './derive/property-accent.ts';
export { type Mode, modes } from './derive/seeds.ts';
export { deriveTokens, type Tokens } from './derive/tokens.ts';
export { cssVariables } from './theme/css-values.ts';
export { textUses, tokenUses } from './token-uses.ts';
