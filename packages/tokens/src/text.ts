/**
 * The type scale, to spread into a style. Weight and family come from the theme: `vars.weight`, `vars.font`.
 * Use tabular figures only for the digits, never for a whole text.
 */
export const text = {
  /** The figure of a header or a stat: semibold, tabular, always in the text family. */
  figure: { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.015em' },
  /** The one figure of a page: an order's total, a day, the dates of a guest's receipt. */
  pageFigure: { fontSize: '28px', lineHeight: '36px', letterSpacing: '-0.015em' },
  /** The title of a page: display family. */
  title: { fontSize: '24px', lineHeight: '32px' },
  /** The title of a dialog or a section: display family. */
  section: { fontSize: '16px', lineHeight: '24px' },
  /** The title of a card: semibold. */
  cardTitle: { fontSize: '15px', lineHeight: '20px' },
  /** Body, fields, and (medium) buttons. */
  body: { fontSize: '14px', lineHeight: '20px' },
  /** Tables, menus, dense body, and (medium) labels. */
  dense: { fontSize: '13px', lineHeight: '20px' },
  /** Hints and details, and (medium) table heads and badges. */
  meta: { fontSize: '12px', lineHeight: '16px' },
  /** Tags and the axis of a chart. */
  tag: { fontSize: '11px', lineHeight: '16px' },
  /** A field on a phone: below 16 px iOS would zoom in. */
  fieldPhone: { fontSize: '16px', lineHeight: '24px' },
  /** The title of a row on a phone. */
  rowTitlePhone: { fontSize: '15px', lineHeight: '20px' },
  /** The line beside the form of a sign-in. */
  tagline: { fontSize: '36px', lineHeight: '44px', letterSpacing: '-0.02em' },
  /** The amount on a payment page. */
  payAmount: { fontSize: '32px', lineHeight: '40px', letterSpacing: '-0.015em' },
} as const;
