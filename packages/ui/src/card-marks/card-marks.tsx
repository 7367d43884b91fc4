import * as css from './card-marks.css.ts';

export interface CardMarksProps {
  /** The names of the card brands, in order: "Visa", "American Express". */
  brands: readonly string[];
  /** The brand that was recognised; all are plain without one. */
  lit?: string | null | undefined;
}

/** Long names as people say them. */
const shortNames: Readonly<Record<string, string>> = {
  'American Express': 'Amex',
  'Diners Club': 'Diners',
};

/** The card brands that are taken, as small chips. The brand of the typed number is lit. */
export function CardMarks({ brands, lit }: CardMarksProps) {
  const rest = lit !== undefined && lit !== null && brands.includes(lit) ? 'sunken' : 'plain';
  return (
    <ul className={css.marks}>
      {brands.map((brand) => (
        <li
          key={brand}
          className={css.mark({ look: brand === lit ? 'lit' : rest })}
          aria-current={brand === lit || undefined}
        >
          {shortNames[brand] ?? brand}
        </li>
      ))}
    </ul>
  );
}
