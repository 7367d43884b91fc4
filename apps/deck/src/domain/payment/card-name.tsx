import { Figures } from '@deck/ui';
import * as css from './card-name.css.ts';

/** A card by its label, `Visa •••• 4417`: where there is too little room, only the brand is cut. */
export function CardName({ label }: { readonly label: string }) {
  const digits = label.indexOf('•');
  if (digits <= 0) return <Figures>{label}</Figures>;
  return (
    <span className={css.card}>
      <span className={css.brand}>{label.slice(0, digits).trim()}</span>{' '}
      <span className={css.digits}>
        <Figures>{label.slice(digits)}</Figures>
      </span>
    </span>
  );
}
