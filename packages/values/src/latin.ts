/** Cyrillic letters as passports write them: ICAO Doc 9303, part 3, section 6 B. */
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', є: 'ie', і: 'i' },
  ...{ ї: 'i', ґ: 'g', ў: 'u', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz' },
};

/** Greek letters and pairs of them: ISO 843, type 2, which Greek passports follow. */
const greek: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps' },
  ...{ ω: 'o', ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' },
};

/** A letter with its accents, in two forms of Unicode at once; `ου` and its like are read together. */
const unit = /[αεη][υύ](?![\u0308])|ο[υύ]|γ[γξχ]|(?<!\p{L})μπ|\p{L}/giu;
/** Before these `υ` of `αυ`, `ευ` and `ηυ` is a `v`; before others, and at the end, an `f`. */
const voiced = /^[αβγδεζηλμνορωάέήίόώ]/iu;

/**
 * A text in Latin letters: Greek and Cyrillic letters are transcribed as passports do, all others stay as they are.
 * `Παπαδοπούλου` becomes `Papadopoulou`, `Щукин` becomes `Shchukin`.
 */
export function toLatin(text: string): string {
  const composed = text.normalize('NFC');
  return composed.replace(unit, (letters, at: number) => {
    const rest = composed.slice(at + letters.length);
    const latin = transcribe(letters, rest);
    const beside = /^\p{L}/u.exec(rest)?.[0] ?? /\p{L}$/u.exec(composed.slice(0, at))?.[0];
    return latin === undefined ? letters : inCaseOf(letters, latin, beside);
  });
}

function transcribe(letters: string, rest: string): string | undefined {
  const plain = letters.toLowerCase();
  if (cyrillic[plain] !== undefined) return cyrillic[plain];
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  if (bare === 'μπ') return 'b';
  if (/^[αεη]υ$/.test(bare)) return `${greek[bare.charAt(0)]}${voiced.test(rest) ? 'v' : 'f'}`;
  return greek[bare];
}

/** A capital letter that becomes two is `Th` in a word and `TH` in a word of capitals. */
function inCaseOf(letters: string, latin: string, beside = ''): string {
  const first = letters.charAt(0);
  if (first === first.toLowerCase()) return latin;
  const last = letters.length > 1 ? letters.slice(1) : beside;
  const isAllCapitals = last !== '' && last === last.toUpperCase();
  return isAllCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}
