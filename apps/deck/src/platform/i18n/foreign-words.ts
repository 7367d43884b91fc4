import type { InterfaceLanguage } from '@deck/api/vocabulary';

const scripts = {
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
} satisfies Record<InterfaceLanguage, RegExp>;
const anyScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Written in Latin letters in every language. */
const international = [
  'API',
  'American Express',
  'BIC',
  'CMS',
  'Caps Lock',
  'CSV',
  'Deck',
  'E-mail',
  'Electron',
  'Excel',
  // Keys; alone they would be words.
  'Home και End',
  'Home и End',
  'IBAN',
  'JPEG',
  'JPG',
  'MB',
  'Maestro',
  'Mastercard',
  'Mir',
  'OPERA',
  'PDF',
  'PMS',
  'PNG',
  'QA',
  'QR',
  'REST',
  'SMS',
  // How a colour is written.
  'rrggbb',
  'SVG',
  'Sandbox',
  'Staging',
  'TXT',
  'Telegram',
  'UTF-16BE',
  'UTF-16LE',
  'UTF',
  'Visa',
  'WEBP',
  'WebP',
  'Windows',
  'csv',
  'e-mail',
  'en',
  'https',
  'https://hotel.com',
  'kB',
  'name@hotel.com',
  'ru',
  'vPOS',
  'xlsx',
  // Examples of names that are written in Latin letters.
  'Papadopoulou, Maria',
  'Papadopoulou',
  'Shchukin',
];

/**
 * What says the same in every language, where it is no part of a longer word.
 * @param names what else does
 */
export function wordsOfAll(names: readonly string[]): RegExp {
  // Of two that begin alike the longer one is meant.
  const any = [...international, ...names]
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any.join('|')})(?![\p{L}\p{N}])`, 'gu');
}

const internationalWords = wordsOfAll([]);
/** A file has one name in every language. */
const fileName = /[\p{L}\p{N}_-]+\.(?:csv|pdf|png|svg|xlsx)(?!\p{L})/gu;
/** `US$` and `JP¥`, as Intl writes them in some languages, and `GR96`: no word has figures. */
const code = /\p{Lu}+\p{Sc}|\p{L}*\p{N}[\p{L}\p{N}]*/gu;

/** The words of a text that are written in another script than its language is. */
export const foreignWords = (
  language: InterfaceLanguage,
  text: string,
  ofAll: RegExp = internationalWords,
): string[] =>
  text
    .replaceAll(/\{\{.*?\}\}/g, ' ')
    .replaceAll(fileName, ' ')
    .replaceAll(ofAll, ' ')
    .replaceAll(code, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].some((letter) => anyScript.test(letter) && !scripts[language].test(letter)));
