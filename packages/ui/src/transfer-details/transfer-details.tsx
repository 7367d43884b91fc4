import type { GuestTransferContent } from '@deck/guest';
import { CopyButton } from '../copy-button/copy-button.tsx';
import * as css from './transfer-details.css.ts';

export interface TransferDetailsProps {
  /** What the guest enters at their bank, in words. */
  transfer: GuestTransferContent;
}

/** What a guest types into their bank, each with a button that copies it. */
export function TransferDetails({ transfer: { title, text, rows } }: TransferDetailsProps) {
  return (
    <div className={css.details}>
      {title !== '' && <h2 className={css.title}>{title}</h2>}
      {text !== '' && <p className={css.sentence}>{text}</p>}
      <dl className={css.rows}>
        {rows.map(({ label, value, copied, copyLabel }) => (
          <div key={label} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.copy}>
              <CopyButton text={copied} label={copyLabel} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
