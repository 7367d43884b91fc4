import type { Waiting } from '@deck/api/contract/today';
import { media } from '@deck/tokens';
import {
  Amount,
  Button,
  Countdown,
  Figures,
  Icon,
  MoneyMark,
  TextLink,
  useMedia,
  useNow,
  usePhoneText,
  useUi,
} from '@deck/ui';
import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { amountText } from '../../platform/format/amount-text.ts';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import * as css from './queue.css.ts';
import { getReason, getWhen, marks } from './waiting-words.ts';

interface WaitingRowProps {
  waiting: Waiting;
  onAct: () => void;
  /** It has left the queue, and folds; called when it has folded. */
  onLeft: (() => void) | undefined;
}

/** One thing that waits: until when, whose, why, how much, and its act. */
export function WaitingRow({ waiting, onAct, onLeft }: WaitingRowProps) {
  const { t } = useTranslation('home');
  const { locale, timeZone } = useUi();
  const when = getWhen(waiting, { timeZone, locale, now: useNow(), today: t('queue.now') });
  const href = useHref()(waiting);
  const mark = marks[waiting.reason];
  const name = waiting.guest || t('queue.rate', { currency: waiting.currency });
  return (
    <li
      className={onLeft === undefined ? css.row : css.leaving}
      data-row={waiting.id}
      onAnimationEnd={onLeft}
    >
      <span className={when.isSoon ? css.soon : css.when}>
        {when.until === undefined ? <Figures>{when.words}</Figures> : <Countdown until={when.until} />}
      </span>
      <span className={css.mark}>
        {mark === 'rate' ? <Icon shape={Clock3} /> : <MoneyMark kind={mark} />}
      </span>
      <span className={css.who}>
        <span className={css.name}>
          {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
        </span>{' '}
        <span className={css.why}>
          <Figures>{getReason(waiting, t, { timeZone, locale })}</Figures>
        </span>
      </span>
      <span className={css.amount}>
        {waiting.amount !== null && <Amount amount={waiting.amount} currency={waiting.currency} />}
      </span>
      <span className={css.act} data-act>
        {onLeft === undefined && <Act waiting={waiting} name={name} onAct={onAct} />}
      </span>
    </li>
  );
}

/** Where the guest's name leads: to the payment, else to the order, as far as one may open them. */
function useHref(): (waiting: Waiting) => string | undefined {
  const mayOpen = useMayOpen();
  const paymentHref = usePaymentHref();
  return ({ payment, orderId }) =>
    (payment && paymentHref(payment)) ??
    (orderId !== null && mayOpen('/orders/{id}') ? `/orders/${orderId}` : undefined);
}

function Act({ waiting, name, onAct }: { waiting: Waiting; name: string; onAct: () => void }) {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const mayOpen = useMayOpen();
  const isPhone = useMedia(media.phone);
  const { act, phone, orderId, amount, currency } = waiting;
  const phoneText = usePhoneText(act === 'CALL' ? phone : '');
  const button = (label: string, target?: string) => (
    <Button
      size={isPhone ? 'medium' : 'small'}
      aria-label={t('actOf', { act: label, payment: name })}
      {...(target === undefined ? { onClick: onAct } : { href: target })}
    >
      {label}
    </Button>
  );
  switch (act) {
    case 'CAPTURE':
      return button(t('queue.act.capture', { amount: amountText(amount ?? '0', currency, locale) }));
    case 'SEND':
      return button(t('queue.act.send'));
    case 'CALL':
      if (phone !== '')
        return button(t('queue.act.call', { phone: phoneText }), `tel:${phone.replaceAll(/[^\d+]/g, '')}`);
      return button(t('queue.act.openOrder'), `/orders/${orderId}`);
    case 'NEW_PAYMENT':
      return button(t('queue.act.newPayment'), `/orders/${orderId}/new-payment`);
    case 'UPDATE_RATE':
      return mayOpen('/settings/rates') ? button(t('queue.act.updateRate'), '/settings/rates') : null;
    case null:
      return null;
  }
}
