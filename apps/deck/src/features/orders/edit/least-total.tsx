import type { Order } from '@deck/api/contract/orders';
import { Alert, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import type { OrderFields } from '../shared/form/order-form.ts';
import { useTotal } from '../shared/form/use-total.ts';
import { isTooLow, LEAST_TOTAL } from './use-edit-order.ts';

/** What the total cannot go below, once something is taken, held or asked for. */
export function LeastTotal({ form, order }: { form: OrderFields; order: Order }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const { leastTotalAmount, currency } = order;
  const total = useTotal(form);
  if (!isPositive(parseMoney(leastTotalAmount, currency))) return null;
  const tooLow = isTooLow(total, order);
  const amount = amountText(leastTotalAmount, currency, locale);
  return (
    <div id={LEAST_TOTAL} tabIndex={-1}>
      {tooLow ? (
        <Alert tone="danger" announced title={t('edit.tooLow', { amount })} />
      ) : (
        <Alert tone="info">{t('edit.least', { amount })}</Alert>
      )}
    </div>
  );
}
