import { qrSvg } from './qr-path.ts';

/** The size of a downloaded picture in pixels: sharp in the corner of a poster. */
const pngSide = 1024;

export type QrFormat = 'svg' | 'png';

/** Downloads the code as a file, `name.svg` or `name.png`. */
export async function downloadQr(text: string, name: string, format: QrFormat): Promise<void> {
  const svg = new Blob([qrSvg(text)], { type: 'image/svg+xml' });
  const file = format === 'svg' ? svg : await toPng(svg);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${format}`;
  link.click();
  // Not immediately: the browser starts reading it after the click.
  setTimeout(() => URL.revokeObjectURL(address));
}

async function toPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(pngSide, pngSide);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = pngSide;
    canvas.height = pngSide;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser gives no canvas to draw on.');
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, pngSide, pngSide);
    return await new Promise((settle, refuse) => {
      canvas.toBlob((blob) => (blob ? settle(blob) : refuse(new Error('The canvas gave no picture.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
