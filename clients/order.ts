import createClient from 'openapi-fetch';
import type { paths } from './.cache/api.d.ts';

/** A token of the company, and the address of its Deck. */
export interface Access {
  readonly url: string;
  readonly token: string;
}

/** The total is a decimal string: `180.00`. */
export interface Made {
  readonly id: string;
  readonly total: string;
  readonly currency: string;
  readonly customer: string;
}

/** Makes an order in the first property of the company and reads it again, by the generated client alone. */
export async function makeAndReadOrder({ url, token }: Access): Promise<Made> {
  const deck = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${token}` } });

  const { data: properties } = await deck.GET('/api/v1/properties');
  const [property] = properties ?? [];
  if (property === undefined) throw new Error('The company has no property.');

  const { data: made, error } = await deck.POST('/api/v1/orders', {
    params: { header: { 'Idempotency-Key': 'booking-4711' } },
    body: {
      property_id: property.id,
      currency: 'EUR',
      payment_policy: 'PREPAYMENT_100',
      applied_rate: null,
      length_of_stay: null,
      reservation_id: 'WEB-4711',
      internal_note: '',
      message_to_customer: 'We look forward to your visit.',
      positions: [{ type: 'OTHER', name: 'Spa day for two', amount: '180.00' }],
      customer: {
        first_name: 'Maria',
        last_name: 'Papadopoulou',
        email: 'maria@postbox.example',
        phone: '+306944120937',
        language: 'en',
        country: 'GR',
        company_name: '',
      },
    },
  });
  if (error) throw new Error(`The order was refused: ${error.meta.error.code}`);

  const { data: order } = await deck.GET('/api/v1/orders/{id}', {
    params: { path: { id: made.id } },
  });
  if (order === undefined) throw new Error('The order cannot be read.');
  const { id, total_amount: total, currency, customer } = order;
  return { id, total, currency, customer: `${customer.first_name} ${customer.last_name}` };
}

/** What a refusal is for a program: its code, one of a closed list. */
export async function readRefusal({ url, token }: Access): Promise<string | undefined> {
  const deck = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${token}` } });
  const { error } = await deck.GET('/api/v1/orders/{id}', { params: { path: { id: 'none' } } });
  return error?.meta.error.code;
}
