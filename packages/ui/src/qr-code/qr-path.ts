import { print } from '@deck/tokens';
import QRCode from 'qrcode';

/** The empty border a reader needs, in modules. */
export const quietZone = 4;

export interface QrModules {
  /** Modules on a side, without the border. */
  readonly side: number;
  isDark(row: number, column: number): boolean;
}

/** @throws Error for more text than a QR code holds (2,331 bytes at this level). */
export function qrModules(text: string): QrModules {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return { side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** An SVG path of all dark modules, one rectangle for each run in a row, with the border around: one unit is a module. */
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

/** A file of its own: the path in black on white. */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const side = modules.side + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="${print.ground}" d="M0 0h${side}v${side}h-${side}z"/>`,
    `<path d="${qrPath(modules)}"/></svg>`,
  ].join('');
}
