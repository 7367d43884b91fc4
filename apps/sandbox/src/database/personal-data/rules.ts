/** How the rows about a guest are found: by the column that holds the id of one of their orders or payments. */
export interface Reach {
  readonly column: string;
  readonly holds: 'ORDER' | 'PAYMENT' | 'CALLBACK';
}

/**
 * What a table holds of persons. Each text, JSON and binary column stands in exactly one of the lists:
 * a test fails for one that stands in none. Names are those of the database.
 */
export interface TableRules {
  /** What it is, for `docs/privacy.md`. */
  readonly what: string;
  /** Why it is there and who sees it. */
  readonly why: string;
  /** How long it stays without an erasure. */
  readonly stays: string;
  /** Rows without one belong to no guest, but may name one. */
  readonly reach?: Reach;
  /** Ids, codes, states, figures: nobody's data. */
  readonly plain: readonly string[];
  /** Emptied when a guest is erased. */
  readonly erased?: readonly string[];
  /** The name of a guest who acted is emptied; a colleague's stays. */
  readonly authored?: readonly string[];
  /** Only the name on the card is taken out of a masked card. */
  readonly masked?: readonly string[];
  /** Only the PSP’s token of the card is taken out of a request. */
  readonly untokened?: readonly string[];
  /** Written anew without the guest, see `rewriteOrders`. */
  readonly rewritten?: readonly string[];
  /** What names the guest is taken out, the rest stays. */
  readonly scrubbed?: readonly string[];
  /** The whole row goes. */
  readonly removed?: readonly string[];
  /** Stays, for the reason given. */
  readonly kept?: Readonly<Record<string, string>>;
  /** About colleagues. It goes with the company's own decision on their account. */
  readonly staff?: readonly string[];
  /** The company's own texts, addresses and secrets. */
  readonly company?: readonly string[];
}

/** The lists of a table's rules, in the order of the documents. */
export const columnRules = [
  'erased',
  'authored',
  'masked',
  'untokened',
  'rewritten',
  'scrubbed',
  'removed',
  'kept',
  'staff',
  'company',
  'plain',
] as const;
export type ColumnRule = (typeof columnRules)[number];

/** The columns of a rule. */
export const getColumns = (rules: TableRules, rule: ColumnRule): readonly string[] => {
  const listed = rules[rule] ?? [];
  return Array.isArray(listed) ? listed : Object.keys(listed);
};
