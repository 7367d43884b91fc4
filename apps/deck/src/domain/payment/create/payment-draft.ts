import type { PaymentDraft } from '@deck/api/contract/payments';
import type { CardRequestDraft } from '@deck/api/contract/tenders';
import type { addNewCard } from '@deck/ui';
import { chosenTraits, chosenType, type PaymentFormValues, sendsLater } from './payment-values.ts';

/** As the selector names the card that is still to be given. */
const newCard: (typeof addNewCard)['id'] = '0';

export const getLifetime = (lifetime: string): string | null => (lifetime === 'unlimited' ? null : lifetime);

const getRecipient = ({ channel, email, phone }: PaymentFormValues): string =>
  channel === 'EMAIL' ? email.trim() : phone;

/**
 * What is sent to the server, for every kind but a request for a card.
 * @param convertedAmount what the amount is shown to be in the other currency
 */
export function toDraft(orderId: string, values: PaymentFormValues, convertedAmount?: string): PaymentDraft {
  const common = {
    ...getDetails(values),
    orderId,
    amount: values.amount,
    currency: values.currency,
    acquisitionCurrency: values.acquisitionCurrency,
    ...(convertedAmount !== undefined && { convertedAmount }),
    scheme: chosenTraits(values).canHold ? values.scheme : ('CHARGE' as const),
  };
  const lifetime = getLifetime(values.lifetime);
  const type = chosenType(values);
  switch (type) {
    case 'PAYMENT_LINK':
      return {
        ...common,
        type,
        methods: values.methods,
        lifetime,
        ...(sendsLater(values) && {
          sendAt: values.at,
          channel: values.channel,
          recipient: getRecipient(values),
          withQrcode: values.withQrcode,
        }),
      };
    case 'PAYMENT_CARD':
      return {
        ...common,
        type,
        tenderId: values.tenderId === newCard ? '' : values.tenderId,
        ...(values.kind === 'SCHEDULED' && { executeAt: values.at }),
      };
    case 'PAYMENT_VPOS':
      return { ...common, type };
    case 'WIRE_TRANSFER':
      return {
        ...common,
        type,
        dueDate: values.dueDate,
        ...(values.email.trim() !== '' && { recipient: values.email.trim() }),
      };
    case 'PAYMENT_VERIFY':
      throw new Error('A card is asked for by another call');
  }
}

/** A card that is asked for: no money moves. */
export const toCardRequest = (values: PaymentFormValues): CardRequestDraft => ({
  channel: values.channel,
  recipient: getRecipient(values),
  lifetime: getLifetime(values.lifetime),
  customerNote: values.customerNote,
});

/** Banks compare the street and the postal code; both are of one address. */
function getDetails(values: PaymentFormValues) {
  const { street, postalCode, city, country } = values;
  const address = {
    ...(street.trim() === '' ? {} : { billingAddress: street.trim(), avsStreet: street.trim() }),
    ...(postalCode.trim() === ''
      ? {}
      : { billingPostalCode: postalCode.trim(), avsPostalCode: postalCode.trim() }),
    ...(city.trim() === '' ? {} : { billingCity: city.trim() }),
  };
  return {
    label: values.label.trim(),
    description: values.description,
    customerNote: values.customerNote,
    reference: values.reference.trim(),
    invoiceNumber: values.invoiceNumber.trim(),
    ...address,
    ...(Object.keys(address).length > 0 && country !== '' ? { billingCountry: country } : {}),
  };
}

/** Where the form shows what the server has against a field. */
export function formPath(field: string, values: PaymentFormValues): string {
  if (field === 'sendAt' || field === 'executeAt') return 'at';
  if (field === 'convertedAmount') return 'amount';
  if (field === 'recipient')
    return values.channel === 'SMS' && chosenTraits(values).page !== 'INVOICE' ? 'phone' : 'email';
  return fieldNames[field] ?? field;
}

const fieldNames: Readonly<Record<string, string>> = {
  billingAddress: 'street',
  avsStreet: 'street',
  billingPostalCode: 'postalCode',
  avsPostalCode: 'postalCode',
  billingCity: 'city',
  billingCountry: 'country',
};
