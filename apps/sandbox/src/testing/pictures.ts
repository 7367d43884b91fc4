export const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const twoBytes = (number: number) => [number >> 8, number & 0xff];
/** The head of a picture of so many pixels: a browser reads no more before it reserves the memory. */
export const getPng = (width: number, height: number) => [
  ...[0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...letters('IHDR')],
  ...[0, 0, ...twoBytes(width), 0, 0, ...twoBytes(height), 8, 6, 0, 0, 0],
];
export const getJpg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...letters('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
  ...[0xff, 0xc0, 0, 17, 8, ...twoBytes(height), ...twoBytes(width), 3, 1, 34, 0, 2, 17, 1, 3, 17, 1],
];
export const getWebp = (width: number, height: number) => [
  ...[...letters('RIFF'), 22, 0, 0, 0, ...letters('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0],
  ...[(width - 1) & 0xff, (width - 1) >> 8, 0, (height - 1) & 0xff, (height - 1) >> 8, 0],
];
