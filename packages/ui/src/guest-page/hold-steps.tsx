import type { GuestContent } from '@deck/guest';
import * as css from './hold-steps.css.ts';

/** What happens to a hold: today, when it is taken, when it is freed. */
export function HoldSteps({ steps }: { steps: GuestContent['holdSteps'] }) {
  return (
    <dl className={css.steps}>
      {steps.map(({ when, what, note }) => (
        <div key={what} className={css.step}>
          <dt className={css.when}>{when}</dt>
          <dd className={css.happens}>
            <p className={css.what}>{what}</p>
            <p className={css.note}>{note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
