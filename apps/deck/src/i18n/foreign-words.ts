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
  'CSV',
  'Deck',
  'E-mail',
  'Electron',
  'Excel',
  'IBAN',
  'JPEG',
  'Maestro',
  'Mastercard',
  'Mir',
  'PMS',
  'PNG',
  'QA',
  'QR',
  'REST',
  'SMS',
  'Sandbox',
  'Staging',
  'Telegram',
  'UTF-16BE',
  'UTF-16LE',
  'UTF',
  'Visa',
  'WebP',
  'Windows',
  'csv',
  'e-mail',
  'en',
  'https://hotel.com',
  'name@hotel.com',
  'ru',
  'vPOS',
  'xlsx',
];

/** The words of a text that are written in another script than its language is. */
export const foreignWords = (language: InterfaceLanguage, text: string): string[] =>
  international
    .reduce((rest, word) => rest.replaceAll(word, ' '), text.replaceAll(/\{\{.*?\}\}/g, ' '))
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].some((letter) => anyScript.test(letter) && !scripts[language].test(letter)));
