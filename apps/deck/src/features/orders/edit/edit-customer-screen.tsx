import type { Order } from '@deck/api/contract/orders';
import { useTranslation } from 'react-i18next';
import { CustomerCard } from '../shared/form/customer-card.tsx';
import { OrderSummary } from '../shared/form/order-summary.tsx';
import { EditForm, EditHeader, OrderToEdit } from './edit-page.tsx';
import { useEditOrder } from './use-edit-order.ts';

export function EditCustomerScreen() {
  return <OrderToEdit>{(order) => <EditCustomer key={order.id} order={order} />}</OrderToEdit>;
}

/** The customer alone; what else the order is made of stays as it is. */
function EditCustomer({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const edited = useEditOrder(order, 'CUSTOMER_EDIT');
  const { form } = edited;
  return (
    <>
      <EditHeader order={order} part="customerTitle" />
      <EditForm edited={edited} saveLabel={t('edit.saveCustomer')} aside={<OrderSummary form={form} />}>
        <CustomerCard form={form} />
      </EditForm>
    </>
  );
}
