import { toBuffer, toString as toText } from 'qrcode';

/** A QR code of an address as an SVG, dark on white, with the required quiet zone. */
export const qrCode = (address: string): Promise<string> =>
  toText(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });

/** The same as a PNG, 240 pixels wide: some mail programs show no SVG. */
export const qrCodePng = (address: string): Promise<Buffer> =>
  toBuffer(address, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 240 });
