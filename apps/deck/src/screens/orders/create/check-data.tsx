import { ActionBar, Alert, Button, Card, DescriptionList, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import * as columns from '../shared/layout.css.ts';
import { totalOf } from './order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import type { NewOrder } from './use-order-form.tsx';

interface CheckDataProps {
  order: NewOrder;
  onBack: () => void;
}

/** Everything typed, read once more before the order is made. */
export function CheckData({ order: { form, create, isCreating, isRefused }, onBack }: CheckDataProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { customer, externalId, paymentPolicy, reservationId, internalNote, messageToCustomer, ...order } =
    form.getValues();
  const facts = (list: readonly (readonly [string, string])[]) =>
    list.filter(([, fact]) => fact !== '').map(([term, description]) => ({ term, description }));
  return (
    <>
      <div className={columns.columns}>
        <div className={columns.column}>
          {isRefused && (
            <Alert
              tone="danger"
              announced
              title={t(
                form.formState.errors.externalId
                  ? 'app:errors.code.ORDER_ALREADY_EXISTS'
                  : 'app:errors.code.INVALID_VALUE',
              )}
              action={
                <Button size="small" onClick={onBack}>
                  {t('create.correct')}
                </Button>
              }
            />
          )}
          <Card title={t('create.order')}>
            <DescriptionList
              items={facts([
                [t('create.externalId'), externalId.trim() || t('create.generated')],
                [t('details.policy'), t(`app:policy.${paymentPolicy}`)],
                [t('create.reservation'), reservationId],
                [t('details.message'), messageToCustomer],
                [t('details.note'), internalNote],
              ])}
            />
          </Card>
          <Card title={t('create.customer')}>
            <DescriptionList
              items={facts([
                [t('details.name'), `${customer.firstName} ${customer.lastName}`.trim()],
                [t('details.email'), customer.email],
                [t('details.phone'), customer.phone],
                [t('details.language'), t(`app:language.${customer.language}`)],
                [t('details.company'), customer.companyName],
              ])}
            />
          </Card>
        </div>
        <div className={`${columns.column} ${columns.sticky}`}>
          <OrderSummary form={form} />
        </div>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={onBack} disabled={isCreating}>
            {t('app:action.back')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" onClick={create} loading={isCreating}>
            {t('create.create', { amount: formatMoney(totalOf(order), locale) })}
          </Button>
        }
      />
    </>
  );
}
