import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import { Button, IconButton, Menu, useMedia } from '@deck/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../actions/use-acts.ts';

interface PaymentActs {
  /** What can be done now, then everything with the reason why it cannot. */
  header: ReactNode;
  menu: ReactNode;
  /** What stands at the bottom of a phone; undefined where nothing can be done. */
  bar: ReactNode;
}

/** What can be done with the money of the payment. */
export function usePaymentActs(
  payment: Payment,
  onAct: (action: PaymentAction, payment: Payment) => void,
): PaymentActs {
  const { t } = useTranslation('payment');
  const isPhone = useMedia(media.phone);
  const acts = useActs()(payment);
  const buttons = acts
    .filter(({ refusal }) => refusal === undefined)
    .map(({ action, label }) => (
      <Button
        key={action}
        variant={action === 'capture' || action === 'confirm' ? 'primary' : 'secondary'}
        onClick={() => onAct(action, payment)}
      >
        {label}
      </Button>
    ))
    // The main act stands last, as everywhere.
    .reverse();
  const menu = (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          variant={isPhone ? 'quiet' : 'secondary'}
          size={isPhone ? 'large' : 'medium'}
          label={t('more', { payment: payment.number })}
        />
      }
      items={acts.map(({ action, label, refusal }) => ({
        label,
        disabledReason: refusal,
        tone: action === 'void' || action === 'revoke' ? 'danger' : undefined,
        onSelect: () => onAct(action, payment),
      }))}
    />
  );
  return {
    header: (
      <>
        {buttons}
        {menu}
      </>
    ),
    menu,
    bar: buttons.length > 0 ? buttons.slice(-2) : undefined,
  };
}
