import { fold } from '@deck/values';

/** A folded text that knows where each of its characters stood. */
export interface FoldedText {
  readonly folded: string;
  /** For each UTF-16 unit of `folded`, and for its end, the place in the text it was made of. */
  readonly places: readonly number[];
}

/** Signs that are folded one into one. */
const plainText = /^[ -~]*$/;

/** Folds letter by letter, to find the way back: one letter may become two (`ß`) or none (an accent by itself). */
export function foldInPlace(text: string): FoldedText {
  if (plainText.test(text))
    return { folded: fold(text), places: Array.from({ length: text.length + 1 }, (_, place) => place) };
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    folded += plain;
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}
