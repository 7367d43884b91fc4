import type { LinkDraft } from '@deck/api/contract/payments';
import { withKey } from '../testing/test-app.ts';
import type { World } from './fixtures.ts';
import type { Asked, Route } from './requests.ts';

/** The last part of a payer's address; whoever knows it can pay. */
const getToken = (link: string | null) => ({ token: link?.split('/').at(-1) });
const linked = async (world: World) => getToken((await world.link()).link);

const paidFor = async (world: World) => getToken((await world.paid()).link);

const form = () => ({
  key: crypto.randomUUID(),
  firstName: 'Maria',
  lastName: 'Papadopoulou',
  email: 'maria@postbox.example',
});

async function permanent({ owner }: World) {
  const body: LinkDraft = {
    type: 'PAYMENT_LINK',
    permanent: true,
    propertyId: 'property-kalypso-bay',
    currency: 'EUR',
    scheme: 'CHARGE',
    lifetime: null,
    description: 'Spa day',
    customerNote: '',
    reference: '',
    invoiceNumber: '',
  };
  return getToken((await owner.api.payments.create({ body }, withKey())).link);
}

async function split(world: World) {
  const { id } = await world.order({ split: true });
  return getToken((await world.owner.api.orders.get({ id })).splitLink);
}

async function askedForCard(world: World) {
  const { orderId } = await world.asked();
  return getToken((await world.owner.api.orderLinks.cardPage({ orderId })).url);
}

type Made = Asked['path'] | Promise<Asked['path']>;

/** A route beside the contract: `POST /pay/api/{token}/card`. */
function door(line: string, path: (world: World) => Made, rest: () => Partial<Asked> = () => ({})): Route {
  const [method = '', address = ''] = line.split(' ');
  const sample = async (world: World) => ({ query: {}, ...rest(), path: await path(world) });
  return { name: line, method, address, headers: {}, sample };
}

/** The payer's, the guest's and the inbox's doors, which anyone may open without a session. */
export const endpoints: readonly Route[] = [
  door('GET /pay/api/{token}', linked),
  door('POST /pay/api/{token}/seen', linked),
  door('POST /pay/api/{token}/card', linked, () => ({ body: { cardToken: 'tok', attempt: 0 } })),
  door('POST /pay/api/{token}/method', linked, () => ({ body: { method: 'IRIS', attempt: 0 } })),
  door('POST /pay/api/{token}/returned', linked),
  door('POST /pay/api/{token}/another-way', linked),
  door('POST /pay/api/{token}/billing', linked, () => ({
    body: { street: 'Akti Miaouli 7', postalCode: '18538' },
  })),
  door('GET /pay/api/{token}/invoice.pdf', linked),
  door('GET /pay/api/{token}/receipt.pdf', paidFor),
  door('GET /pay/api/{token}/stay.ics', linked),
  door('POST /pay/api/{token}/said-paid', linked),
  door('GET /pay/api/permanent/{token}', permanent),
  door('POST /pay/api/permanent/{token}/seen', permanent),
  door('POST /pay/api/permanent/{token}', permanent, () => ({
    body: { ...form(), phone: '+30 694 555 0101', amount: '12.00', reference: 'Booking 7', language: 'el' },
  })),
  door('GET /pay/api/split/{token}', split),
  door('POST /pay/api/split/{token}', split, () => ({ body: { ...form(), amount: '12.00' } })),
  door('GET /pay/api/cards/{token}', askedForCard),
  door('POST /pay/api/cards/{token}/seen', askedForCard),
  door('POST /pay/api/cards/{token}/card', askedForCard, () => ({ body: { cardToken: 'tok' } })),
  door(
    'GET /sandbox/api/messages',
    () => ({}),
    () => ({ query: { recipient: 'm.papadopoulou@outlook.gr' } }),
  ),
  door('POST /sandbox/api/messages/{id}/open', () => ({ id: 'message' })),
  door(
    'POST /sandbox/api/clock',
    () => ({}),
    () => ({ body: { advance: 'PT0S' } }),
  ),
  door('GET /resources/files/{name}', () => ({ name: `${'a'.repeat(22)}.png` })),
];
