import { fold } from '@deck/values';

/** A folded text with the original position of each character. */
export interface FoldedText {
  readonly folded: string;
  /** The position in the original text, for each UTF-16 unit of `folded` and for its end. */
  readonly places: readonly number[];
}

/** Characters that fold one to one. */
const plainText = /^[ -~]*$/;

/** Folds letter by letter to record positions: a letter may become two (`ß`) or none (a combining accent). */
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
