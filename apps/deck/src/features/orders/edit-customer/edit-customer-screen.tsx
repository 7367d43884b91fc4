import type { Order } from '@deck/api/contract/orders';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../edit/edit-form.tsx';
import { EditHeader } from '../edit/edit-header.tsx';
import { OrderToEdit } from '../edit/order-to-edit.tsx';
import { useEditOrder } from '../edit/use-edit-order.ts';
import { CustomerCard } from '../shared/form/customer-card.tsx';
import { OrderSummary } from '../shared/form/order-summary.tsx';

export function EditCustomerScreen() {
  return <OrderToEdit>{(order) => <EditCustomer key={order.id} order={order} />}</OrderToEdit>;
}

/** The customer alone; what else the order is made of stays as it is. */
function EditCustomer({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const edited = useEditOrder(order, 'orders.edit-customer');
  const { form } = edited;
  return (
    <>
      <EditHeader order={order} title={t('edit.customerTitle')} />
      <EditForm edited={edited} saveLabel={t('edit.saveCustomer')} aside={<OrderSummary form={form} />}>
        <CustomerCard form={form} />
      </EditForm>
    </>
  );
}
