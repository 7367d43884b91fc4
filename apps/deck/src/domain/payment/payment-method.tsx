import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import type { PaymentType } from '@deck/api/vocabulary';
import { Icon } from '@deck/ui';
import { CreditCard, Landmark, Link, type LucideIcon, Nfc, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from '../order/with-icon.css.ts';
import { CardName } from './card-name.tsx';
import { lastDispatch, undelivered } from './dispatches.ts';

/** Each kind of payment as it is drawn before a card is given. */
export const paymentIcons = {
  PAYMENT_LINK: Link,
  PAYMENT_CARD: CreditCard,
  PAYMENT_VERIFY: WalletCards,
  PAYMENT_VPOS: Nfc,
  WIRE_TRANSFER: Landmark,
} satisfies Record<PaymentType, LucideIcon>;

/** How a payment is or was paid: the card once there is one, else the way it is asked for and where it was sent. */
export function PaymentMethod({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { type, card } = payment;
  const shape = card ? CreditCard : paymentIcons[type];
  const sentTo = card ? undefined : lastDispatch(payment)?.recipient;
  // That it did not arrive is said where there is least room.
  const isLost = sentTo !== undefined && undelivered(payment) !== undefined;
  const way = isLost ? t('notDeliveredTo', { recipient: sentTo }) : t(`paymentType.${type}`);
  return (
    <span className={css.withIcon}>
      <span className={css.icon}>
        <Icon shape={shape} />
      </span>
      <span className={css.words}>
        <span className={css.word}>{card ? <CardName label={cardLabel(card)} /> : way}</span>
        {sentTo !== undefined && !isLost && <span className={css.quiet}>{sentTo}</span>}
      </span>
    </span>
  );
}
