import type { CheckGroup, CheckGroupsProps, ComboboxOption } from '@deck/ui';

/** The values that a filter offers, and the label of each. */
export interface Choices {
  /** A hook: the options are fetched when the field is drawn. */
  readonly useOptions: () => readonly ComboboxOption[];
  readonly labelOf: (value: string) => string;
  /** All of them, where they are known before the field is drawn. */
  readonly values?: readonly string[];
  /** Groups of the options, each with a check of its own. They stand first in the panel, with their counts. */
  readonly groups?: readonly CheckGroup[];
  /** Chooses some of a group by one press. */
  readonly shortcut?: CheckGroupsProps['shortcut'];
}

interface Entry<Kind extends string, Fields extends readonly string[], Params extends readonly string[]> {
  readonly kind: Kind;
  /** The fields of the request that it sets. */
  readonly fields: Fields;
  /** Its parameters in the address. */
  readonly params: Params;
}

interface Labelled<Facts> {
  /** @param facts what the labels of the list depend on: its words, the properties of the division */
  readonly label: (facts: Facts) => string;
}

interface Chosen<Facts> extends Labelled<Facts> {
  readonly choices: (facts: Facts) => Choices;
}

/** The search field before the filter bar. */
type Search<Field extends string> = Entry<'search', readonly [Field], readonly ['q']>;

interface Text<Field extends string, Facts>
  extends Entry<'text', readonly [Field], readonly [string]>,
    Labelled<Facts> {}

/** Two days, both included. */
interface Days<Field extends string, Facts>
  extends Entry<'days', readonly [from: Field, to: Field], readonly [from: string, to: string]>,
    Labelled<Facts> {}

/** Any of several values. */
interface Several<Field extends string, Facts>
  extends Entry<'several', readonly [Field], readonly [string]>,
    Chosen<Facts> {
  /** All values of an enumerated field: others in the address are ignored. */
  readonly known?: readonly string[];
}

/** One value of many. */
interface One<Field extends string, Facts>
  extends Entry<'one', readonly [Field], readonly [string]>,
    Chosen<Facts> {
  readonly read?: never;
}

/** One value that the address writes in words of its own: `expiring-12` sets a number of hours. */
interface OneWord<Field extends string, Facts, Fields>
  extends Entry<'one', readonly Field[], readonly [string]>,
    Chosen<Facts> {
  readonly read: (word: string) => Fields;
}

/** Two amounts, both included, in a currency. A currency alone narrows the list, an amount alone does not. */
interface Amounts<Currency extends string, Field extends string, Facts>
  extends Entry<
      'amounts',
      readonly [currency: Currency, from: Field, to: Field],
      readonly [currency: string, from: string, to: string]
    >,
    Chosen<Facts> {
  /** The request takes a list of currencies. */
  readonly isList?: true;
}

/** The menu sets it: it has no field. */
interface Menu<Field extends string, Fields> extends Entry<'menu', readonly [Field], readonly [string]> {
  readonly read: (word: string) => Fields;
}

/** No address sets these fields. */
type Unaddressed<Field extends string> = Entry<'unaddressed', readonly Field[], readonly []>;

/** An entry as those read it who need not know the fields of its list. */
export type AnyEntry<Facts> =
  | Search<string>
  | Text<string, Facts>
  | Days<string, Facts>
  | Several<string, Facts>
  | One<string, Facts>
  | OneWord<string, Facts, object>
  | Amounts<string, string, Facts>
  | Menu<string, object>
  | Unaddressed<string>;

type Names<Fields> = keyof Fields & string;
type Filled<Fields, Name extends keyof Fields> = NonNullable<Fields[Name]>;
type TextIn<Fields> = {
  [Name in Names<Fields>]-?: string extends Fields[Name] ? Name : never;
}[Names<Fields>];
type ListIn<Fields> = {
  [Name in Names<Fields>]-?: Filled<Fields, Name> extends readonly string[] ? Name : never;
}[Names<Fields>];
/** An enumerated field must say which values it can have. */
type Known<List> = List extends readonly (infer Value)[]
  ? string extends Value
    ? { readonly known?: never }
    : { readonly known: readonly Value[] }
  : never;

/** One filter of a list: the fields of the request it sets, its parameters in the address, and its field on the screen. */
export type FilterEntry<Fields, Facts> =
  | Search<TextIn<Fields>>
  | Text<TextIn<Fields>, Facts>
  | Days<TextIn<Fields>, Facts>
  | { [Name in ListIn<Fields>]: Several<Name, Facts> & Known<Filled<Fields, Name>> }[ListIn<Fields>]
  | One<TextIn<Fields>, Facts>
  | OneWord<Names<Fields>, Facts, Fields>
  | (Amounts<TextIn<Fields>, TextIn<Fields>, Facts> & { readonly isList?: never })
  | (Amounts<ListIn<Fields>, TextIn<Fields>, Facts> & { readonly isList: true })
  | Menu<Names<Fields>, Fields>
  | Unaddressed<Names<Fields>>;

/** Refuses entries that leave a field of the request out, and names it. */
export type Complete<Fields, Entries extends readonly { readonly fields: readonly string[] }[]> = [
  Exclude<Names<Fields>, Entries[number]['fields'][number]>,
] extends [never]
  ? unknown
  : { readonly missing: Exclude<Names<Fields>, Entries[number]['fields'][number]> };
