/**
 * The pixels of a picture, four bytes each, row by row.
 * @typedef {{ data: Uint8ClampedArray, width: number, height: number }} Pixels
 */

/**
 * Counts the pixels that differ, and draws them: unchanged ones faint, changed ones red. Pixels that only one picture
 * has differ. It refers to nothing outside itself, so that it can run in a page.
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {Pixels & { changed: number }}
 */
export function compare(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  let changed = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [before, after].map((picture) =>
        x < picture.width && y < picture.height ? (y * picture.width + x) * 4 : -1,
      );
      const at = (y * width + x) * 4;
      const isSame =
        one !== undefined &&
        other !== undefined &&
        one >= 0 &&
        other >= 0 &&
        [0, 1, 2, 3].every((byte) => before.data[one + byte] === after.data[other + byte]);
      if (isSame)
        for (const byte of [0, 1, 2]) data[at + byte] = 255 - (255 - (after.data[other + byte] ?? 0)) / 5;
      else {
        changed += 1;
        data.set([214, 0, 60], at);
      }
      data[at + 3] = 255;
    }
  return { data, width, height, changed };
}
