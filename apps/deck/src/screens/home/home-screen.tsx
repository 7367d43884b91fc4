import { Button, IconButton, PageHeader } from '@deck/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../session/session-store.ts';
import * as css from './home-screen.css.ts';
import { LastOrders } from './last-orders.tsx';
import { LastPayments } from './last-payments.tsx';

/** The first screen of the day: the way to a new order, and what was last. Each block stands alone. */
export function Screen() {
  const { t } = useTranslation('home');
  const { profile } = useSession();
  const mayCreate = useRight('ORDER_INSTANCE_CREATE');
  const seesOrders = useRight('ORDERS_LIST_VIEW');
  const seesPayments = useRight('ALL_PAYMENTS_LIST_VIEW');
  return (
    <>
      <PageHeader
        title={t('greeting', { name: profile.firstName })}
        actions={
          mayCreate ? (
            <Button variant="primary" icon={Plus} href="/orders/create">
              {t('newOrder')}
            </Button>
          ) : undefined
        }
        phoneActions={
          mayCreate && (
            <IconButton
              variant="primary"
              size="large"
              icon={Plus}
              label={t('newOrder')}
              href="/orders/create"
            />
          )
        }
      />
      <div className={css.blocks}>
        {seesOrders && <LastOrders />}
        {seesPayments && <LastPayments />}
      </div>
    </>
  );
}
