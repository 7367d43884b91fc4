import type { GuestLegendContent, GuestStayBlock } from '@deck/guest';
import type { Letter, LetterLink } from './letter.ts';

/** A letter as plain text: the same words and sums, in lines. */
export function toLetterText(letter: Letter): string {
  const { property, orderNumber, greeting, message, notes, note, conversion, line } = letter;
  const parts: readonly (readonly string[])[] = [
    [property.name, property.place, orderNumber],
    [greeting.text, message.text],
    ...notes.map((one) => [one.trim()]),
    [toSum(letter.sum), conversion, note.text, toWay(letter.button)],
    toTable(letter.table),
    letter.stay === null ? [] : letter.stay.blocks.map(toStay),
    letter.links.map(toWay),
    line === null ? [] : [line.title, ...line.legend.map(toPart)],
    letter.terms,
    [letter.closing.text],
    [...letter.legal, ...letter.legalLinks.map(toWay)],
  ];
  return parts
    .map((lines) => lines.filter((text) => text !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

const toSum = (sum: Letter['sum']): string => (sum === null ? '' : `${sum.label}: ${sum.amount}`);

const toWay = (link: LetterLink | null): string => (link === null ? '' : `${link.text}: ${link.address}`);

const toTable = (table: Letter['table']): string[] =>
  table === null ? [] : [table.title, ...table.rows.map(({ label, value }) => `${label}: ${value}`)];

const toStay = ({ label, value, detail }: GuestStayBlock): string => `${label}: ${joined([value, detail])}`;

const toPart = ({ label, amount, detail }: GuestLegendContent): string =>
  `${label}: ${joined([amount, detail])}`;

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
