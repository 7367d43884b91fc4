import type { GuestStayContent } from '@deck/guest';
import * as css from './stay.css.ts';

/** Check-in, check-out, length and guests. */
export function Stay({ stay: { title, blocks } }: { stay: GuestStayContent }) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <dl className={css.blocks}>
        {blocks.map(({ name, label, value, detail }) => (
          <div key={name} className={css.block}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {detail !== '' && <dd className={css.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
