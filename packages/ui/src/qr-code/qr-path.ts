import { print } from '@deck/tokens';
import QRCode from 'qrcode';

/** The quiet zone that scanners need, in modules. */
export const quietZone = 4;

export interface QrModules {
  /** The number of modules per side, without the border. */
  readonly side: number;
  isDark(row: number, column: number): boolean;
}

/** @throws Error for text that is too long (2,331 bytes at this level). */
export function qrModules(text: string): QrModules {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return { side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** An SVG path of all dark modules with the border: a rectangle per horizontal run; a unit is a module. */
export function qrPath({ side, isDark }: QrModules): string {
  const parts: string[] = [];
  for (let row = 0; row < side; row += 1) {
    for (let start = 0; start < side; start += 1) {
      if (!isDark(row, start)) continue;
      let end = start;
      while (end < side && isDark(row, end)) end += 1;
      parts.push(`M${start + quietZone} ${row + quietZone}h${end - start}v1h${start - end}z`);
      start = end;
    }
  }
  return parts.join('');
}

/** A standalone SVG file: the path in black on white. */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const side = modules.side + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="${print.ground}" d="M0 0h${side}v${side}h-${side}z"/>`,
    `<path d="${qrPath(modules)}"/></svg>`,
  ].join('');
}
