/**
 * A colour that is the same in every brand.
 * @typedef {{ what: 'background-color' | 'color' | 'fill' | 'stroke', where: string, why: string }} Fixed `where` is a selector
 */

/** Everything with a fixed colour. A widget's class begins with the name of its file. */
export const FIXED = /** @type {const} @satisfies {readonly Fixed[]} */ ([
  {
    what: 'background-color',
    where: '[class*="qr-code_plate"]',
    why: 'A QR code is read by a camera, which expects it on white.',
  },
  { what: 'fill', where: '[class*="qr-code_code"] > path', why: 'And in black.' },
  {
    what: 'background-color',
    where: '[class*="receipt-code_code"]',
    why: 'The same code on a receipt, which the desk scans.',
  },
  { what: 'fill', where: '[class*="receipt-code_code"] > path', why: 'And in black.' },
  {
    what: 'background-color',
    where: '[class*="picture_plate"]',
    why: 'A picture that somebody sent lies on white, as in the letters it is made for.',
  },
  {
    what: 'background-color',
    where: '[class*="color-field_swatch"], [class*="color-palette_swatch"]',
    why: 'A swatch is the colour that it offers, and that a writer or a designer has chosen.',
  },
  {
    what: 'stroke',
    where: '[class*="color-palette_tick"] *',
    why: 'The tick on the chosen swatch: black on a light one, white on a dark one.',
  },
  {
    what: 'color',
    where: '[class*="rich-text_colored"]',
    why: 'Words have the colour that their writer has given them.',
  },
  {
    what: 'fill',
    where: '[class*="artwork_drawing"] *',
    why: 'A drawing of the brand itself, which comes and goes with it, may have colours of its own.',
  },
  { what: 'stroke', where: '[class*="artwork_drawing"] *', why: 'And its lines as well.' },
  {
    what: 'background-color',
    where: '[class*="brand-studio_sample"]',
    why: 'A pair of colours of the brand that is being decided upon, which is not the one that is worn.',
  },
  {
    what: 'color',
    where: '[class*="brand-studio_sample"]',
    why: 'And what is written in it.',
  },
]);
