import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, paymentKinds } from '@deck/api/rules';
import { Figures, Icon } from '@deck/ui';
import { CreditCard, Landmark, Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from '../order/with-icon.css.ts';

/** How a payment is or was paid: the card once there is one, else the way it is asked for and where it was sent. */
export function PaymentMethod({ payment: { type, card, dispatches } }: { payment: Payment }) {
  const { t } = useTranslation();
  const shape = card ? CreditCard : paymentKinds[type].page === 'INVOICE' ? Landmark : Link;
  const sentTo = dispatches.at(-1)?.recipient;
  return (
    <span className={css.withIcon}>
      <span className={css.icon}>
        <Icon shape={shape} />
      </span>
      <span className={css.word}>
        {card ? <Figures>{cardLabel(card)}</Figures> : t(`paymentType.${type}`)}
      </span>
      {!card && sentTo !== undefined && <span className={css.quiet}>{sentTo}</span>}
    </span>
  );
}
