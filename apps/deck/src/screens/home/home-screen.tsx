import { PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../session/session-store.ts';
import { useBeginnings } from '../orders/shared/beginnings.tsx';
import * as css from './home-screen.css.ts';
import { LastOrders } from './last-orders.tsx';
import { LastPayments } from './last-payments.tsx';

/** The first screen of the day: the way to a new order, and what was last. Each block stands alone. */
export function Screen() {
  const { t } = useTranslation('home');
  const { profile } = useSession();
  const begin = useBeginnings();
  const seesOrders = useRight('ORDERS_LIST_VIEW');
  const seesPayments = useRight('ALL_PAYMENTS_LIST_VIEW');
  return (
    <>
      <PageHeader
        title={t('greeting', { name: profile.firstName })}
        actions={begin.actions}
        phoneActions={begin.phoneActions}
      />
      <div className={css.blocks}>
        {seesOrders && <LastOrders />}
        {seesPayments && <LastPayments />}
      </div>
    </>
  );
}
