import { imageSize } from 'image-size';

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

type PictureType = 'png' | 'jpg' | 'webp';

/** The content type of each format. */
export const contentTypes: Readonly<Record<PictureType, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/**
 * The format of a picture by its bytes; undefined for anything else, including SVG, which can carry scripts.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, 0, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, 0, letters('RIFF')) && startsWith(bytes, 8, letters('WEBPVP8'))) return 'webp';
  return undefined;
}

/** The number of pixels of a picture as its head declares them; undefined for a broken head. */
export function countPixels(bytes: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? width * height : undefined;
  } catch {
    return undefined;
  }
}
