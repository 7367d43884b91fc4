import { hues, palette, steps } from './palette.ts';

const columns = hues.length;
const rows = steps.length;

/** The colour a key moves to; undefined for other keys. It stops at the edges. */
export function moved(from: number, key: string, ctrl: boolean): number | undefined {
  // The palette is ordered by hue; the grid shows a hue as a column.
  const [column, row] = [Math.floor(from / rows), from % rows];
  const to = (nextColumn: number, nextRow: number) =>
    clamp(nextColumn, columns) * rows + clamp(nextRow, rows);
  switch (key) {
    case 'ArrowLeft':
      return to(column - 1, row);
    case 'ArrowRight':
      return to(column + 1, row);
    case 'ArrowUp':
      return to(column, row - 1);
    case 'ArrowDown':
      return to(column, row + 1);
    case 'Home':
      return ctrl ? 0 : to(0, row);
    case 'End':
      return ctrl ? palette.length - 1 : to(columns - 1, row);
    default:
      return undefined;
  }
}

function clamp(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place));
}
