import type { ImportDetection } from '@deck/api/contract/imports';
import type { Source } from './records.ts';

export type Encoding = ImportDetection['encoding'];

/**
 * The encoding of a file: by its byte order mark, by the zero bytes of UTF-16, UTF-8 if valid, else by letter
 * frequency.
 */
export async function findEncoding(open: () => Source): Promise<Encoding> {
  const start = await readFirst(open());
  const [first, second, third] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8';
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  const wide = findUtf16(start);
  if (wide) return wide;
  const odd = await firstOddIn(open());
  return odd ? findByteEncoding(odd) : 'UTF-8';
}

/** The first chunk of a file. */
export async function readFirst(source: Source): Promise<Uint8Array> {
  for await (const piece of source) return piece;
  return new Uint8Array();
}

/** Digits, separators and line breaks have a zero byte in UTF-16, and every table has some. */
function findUtf16(bytes: Uint8Array): Encoding | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  const enough = bytes.length / 2 / 20;
  if (odd > enough && odd > 4 * even) return 'UTF-16LE';
  return even > enough && even > 4 * odd ? 'UTF-16BE' : undefined;
}

/** The first chunk that is not valid UTF-8; undefined if all are. */
async function firstOddIn(source: Source): Promise<Uint8Array | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let last: Uint8Array | undefined;
  for await (const piece of source) {
    last = piece;
    if (!decodes(() => decoder.decode(piece, { stream: true }))) return last;
  }
  return decodes(() => decoder.decode()) ? undefined : last;
}

function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Frequent letters in percent, by language; all others count as rare. */
const russian =
  'о11 е8.5 а8 и7.4 н6.7 т6.3 с5.5 р4.7 в4.5 л4.4 к3.5 м3.2 д3 п2.8 у2.6 я2 ы1.9 ь1.7 г1.7 з1.6 б1.6 ч1.4 й1.2 х1 ж.9 ш.7 ю.6 ц.5 щ.4 э.3 ф.3 ъ.1 ё.1';
const greek =
  'α12 ο9.8 ι9 ε8.6 τ8 σ6 ν6.2 η5.1 υ4.3 ρ4 π4 κ4 μ3.3 λ3 ω2.1 ς2 δ1.7 γ1.7 χ1.2 θ1.1 φ.9 β.7 ξ.4 ζ.4 ψ.2';
const RARE = Math.log(0.01);

const getWeights = (letters: string): ReadonlyMap<string, number> =>
  new Map(letters.split(' ').map((entry) => [entry.charAt(0), Math.log(Number(entry.slice(1)))]));

const alphabets = [
  { encoding: 'WINDOWS-1251', weights: getWeights(russian) },
  { encoding: 'WINDOWS-1253', weights: getWeights(greek) },
] as const;

function findByteEncoding(bytes: Uint8Array): Encoding {
  if (isMostlyLatin(bytes)) return 'WINDOWS-1252';
  const [cyrillic = 0, hellenic = 0] = alphabets.map(({ encoding, weights }) =>
    likelihood(new TextDecoder(encoding).decode(bytes), weights),
  );
  return hellenic > cyrillic ? 'WINDOWS-1253' : 'WINDOWS-1251';
}

/**
 * In Western languages a non-ASCII letter stands next to ASCII letters; Greek and Russian words have none.
 */
function isMostlyLatin(bytes: Uint8Array): boolean {
  const isPlain = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
  let [beside, apart] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0xc0) return;
    if (isPlain(bytes[at - 1]) || isPlain(bytes[at + 1])) beside += 1;
    else apart += 1;
  });
  return beside >= apart;
}

/** How well the non-ASCII letters match a language. A capital within a word never matches. */
function likelihood(text: string, weights: ReadonlyMap<string, number>): number {
  let [sum, count] = [0, 0];
  let afterSmall = false;
  for (const char of text) {
    if (char < '\u00c0') {
      afterSmall = false;
      continue;
    }
    const small = char.toLowerCase();
    const plain = small.normalize('NFD').charAt(0);
    const fits = !(afterSmall && small !== char);
    sum += fits ? (weights.get(small) ?? weights.get(plain) ?? RARE) : RARE;
    count += 1;
    afterSmall = small === char;
  }
  return count === 0 ? 0 : sum / count;
}
