import type { ImportRow } from '@deck/api/contract/imports';
import { api } from '../../../api.ts';

/** How many rows are asked for at a time: a browser keeps about as many connections. */
const AT_ONCE = 6;

/** Single rows of a file, whole, in the order of their numbers. */
export async function readRows(
  fileId: string,
  numbers: readonly number[],
  signal: AbortSignal,
  onRead: (count: number) => void = () => undefined,
): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const part = numbers.slice(at, at + AT_ONCE);
    const read = part.map((rowNumber) => api.imports.row({ fileId, rowNumber }, { signal }));
    rows.push(...(await Promise.all(read)));
    onRead(rows.length);
  }
  return rows;
}
