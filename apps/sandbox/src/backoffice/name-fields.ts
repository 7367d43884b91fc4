import { LONGEST_LINE } from '@deck/api/rules';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { html } from 'hono/html';
import { type Refused, textField } from './fields.ts';
import type { Html, Reader } from './frame.ts';

/** The names of an entry in the languages of the interface. */
export const nameFields = (reader: Reader, refused: Refused): Html =>
  html`${interfaceLanguages.map((one) =>
    textField(reader, refused, {
      name: `names.${one}`,
      label: reader.words.nameIn[one],
      maxLength: LONGEST_LINE,
    }),
  )}`;

/** The names a form gives. */
export const readNames = (values: Refused['values']) => ({
  en: values['names.en'] ?? '',
  ru: values['names.ru'] ?? '',
  el: values['names.el'] ?? '',
});
