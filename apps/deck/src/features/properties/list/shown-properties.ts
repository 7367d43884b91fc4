import type { Property } from '@deck/api/contract/company';
import type { TableSort } from '@deck/ui';
import { fold, searchWords } from '@deck/values';

interface Asked {
  readonly search: string;
  /** None narrows nothing. */
  readonly types: readonly string[];
  readonly sort: TableSort;
  /** What a column says of a property, in the reader's words. */
  readonly textOf: (column: string, property: Property) => string;
  readonly locale: string;
}

/** The properties that are looked for, in the order of a column. The server answers all of them at once. */
export function shownProperties(all: readonly Property[], asked: Asked): Property[] {
  const { sort, textOf } = asked;
  const words = searchWords(asked.search);
  const collator = new Intl.Collator(asked.locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  return all
    .filter(({ type }) => asked.types.length === 0 || asked.types.includes(type))
    .filter((property) => {
      const text = fold(searched.map((field) => property[field]).join('\n'));
      return words.every((word) => text.includes(word));
    })
    .sort(
      (a, b) =>
        sign * collator.compare(textOf(sort.id, a), textOf(sort.id, b)) || collator.compare(a.name, b.name),
    );
}

const searched = [
  'name',
  'city',
  'address',
  'email',
  'phone',
  'customerServiceEmail',
  'customerServicePhone',
  'orderPrefix',
] as const satisfies readonly (keyof Property)[];
