import {
  type CustomerEmail,
  customerEmails,
  employeeNotifications,
  type NotificationType,
  notificationTypes,
  telegramNotifications,
} from '@deck/api/vocabulary';

/** The notification of staff about the same event as an e-mail to the customer. */
const staffTypes: Record<CustomerEmail, NotificationType | undefined> = {
  PAYMENT_PAID: 'SUCCESS',
  PAYMENT_AUTHORIZED: undefined,
  PAYMENT_REJECTED: 'DECLINED',
  PAYMENT_FAILED: 'ERROR',
  PAYMENT_EXPIRED: 'EXPIRED',
  PAYMENT_CANCELED: 'CANCELLATION',
  PAYMENT_REFUNDED: 'REFUNDED',
  LINK_REMINDER: 'LINK_EXPIRING_24_HOURS',
  INVOICE_REMINDER: 'INVOICE_DUE',
  SCHEDULED_CHARGE: 'SCHEDULED_CHARGE_NEAR',
  TENDER_CREATED: 'TENDER_CREATED',
  ORDER_CANCELED: 'ORDER_CANCELED',
  ORDER_FINALIZED: 'FINALIZED',
};

/** An event, and the message for each recipient; undefined where they get none. */
export interface NotificationEvent {
  readonly label: `labels:notificationType.${NotificationType}` | `labels:template.${CustomerEmail}`;
  readonly employee: string | undefined;
  readonly customer: string | undefined;
  readonly telegram: string | undefined;
}

const within = (list: readonly string[], value: string) => (list.includes(value) ? value : undefined);

const ofStaff = notificationTypes.map(
  (type): NotificationEvent => ({
    label: `labels:notificationType.${type}`,
    employee: within(employeeNotifications, type),
    customer: customerEmails.find((email) => staffTypes[email] === type),
    telegram: within(telegramNotifications, type),
  }),
);

const ofCustomersAlone = customerEmails
  .filter((email) => staffTypes[email] === undefined)
  .map(
    (email): NotificationEvent => ({
      label: `labels:template.${email}`,
      employee: undefined,
      customer: email,
      telegram: undefined,
    }),
  );

/** Every event of which somebody can be notified. */
export const notificationEvents: readonly NotificationEvent[] = [...ofStaff, ...ofCustomersAlone].filter(
  ({ employee, customer, telegram }) => employee ?? customer ?? telegram,
);
