import { toBuffer, toString as toText } from 'qrcode';

/** A QR code of an address as an SVG picture, dark on white, with the quiet zone that readers need. */
export const qrCode = (address: string): Promise<string> =>
  toText(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });

/** The same as a PNG, 240 pixels wide: letters are read in programs that show no SVG. */
export const qrCodePng = (address: string): Promise<Buffer> =>
  toBuffer(address, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 240 });
