import type { Order } from '@deck/api/contract/orders';
import { type PositionType, positionTypes } from '@deck/api/vocabulary';
import { Alert, useUi } from '@deck/ui';
import { formatMoney, isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { getPositionTypes } from '../../../platform/session/permission-map.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { CustomerCard } from '../shared/form/customer-card.tsx';
import { NotesCard, OrderCard } from '../shared/form/order-card.tsx';
import type { OrderFormMethods } from '../shared/form/order-form.ts';
import { OrderSummary, useTotal } from '../shared/form/order-summary.tsx';
import { PositionsSection } from '../shared/form/positions-section.tsx';
import { useFollowedType } from '../shared/form/use-followed-type.ts';
import { usePositions } from '../shared/form/use-positions.ts';
import { EditForm, EditHeader, OrderToEdit } from './edit-page.tsx';
import { isTooLow, LEAST_TOTAL, useEditOrder } from './use-edit-order.ts';

export function EditOrderScreen() {
  return <OrderToEdit>{(order) => <EditOrder key={order.id} order={order} />}</OrderToEdit>;
}

function EditOrder({ order }: { order: Order }) {
  const edited = useEditOrder(order, 'ORDER_EDIT');
  const { form } = edited;
  const positions = usePositions(form);
  const types = useTypes(order);
  const followed = useFollowedType(form, types);
  return (
    <>
      <EditHeader order={order} part="title" />
      <EditForm
        edited={edited}
        onInvalid={positions.unfoldWrong}
        saveLabel={<SaveLabel form={form} />}
        aside={
          <>
            <OrderSummary form={form} />
            <LeastTotal form={form} order={order} />
          </>
        }
      >
        <OrderCard
          form={form}
          followed={followed}
          ownId={order.externalId}
          fixedCurrency={order.paymentCount > 0 ? order.currency : undefined}
        />
        <PositionsSection form={form} types={types} held={positions} followed={followed} />
        <CustomerCard form={form} />
        <NotesCard />
      </EditForm>
    </>
  );
}

/** What one may sell, and what the order has already: that can stay. */
function useTypes({ positions }: Order): readonly PositionType[] {
  const offered = getPositionTypes(useSession().permissions);
  return positionTypes.filter((type) => offered.includes(type) || positions.some((one) => one.type === type));
}

function SaveLabel({ form }: { form: OrderFormMethods }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  return t('edit.save', { amount: formatMoney(useTotal(form), locale) });
}

/** What the total cannot go below, once something is taken, held or asked for. */
function LeastTotal({ form, order }: { form: OrderFormMethods; order: Order }) {
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
