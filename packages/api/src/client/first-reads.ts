import type { Contract } from '../contract/index.ts';
import { FIRST_PAGE } from '../rules/index.ts';
import { orderSortFields, paymentSortFields } from '../vocabulary/index.ts';
import type { Api } from './client.ts';
import { orderAddress, paymentAddress } from './list-addresses.ts';
import { type FilterAddress, getSorts, readFilter } from './read-address.ts';

type Calls = Pick<Api<Contract>, 'businessProfiles' | 'orders' | 'payments' | 'today' | 'users'>;

interface Reader {
  readonly userId: string;
  readonly businessProfileId: string;
}

/** What a list asks for: its first page, sorted and narrowed as the address says. */
const getAsked = (
  sortFields: readonly string[],
  filters: Readonly<Record<string, FilterAddress>>,
  params: URLSearchParams,
) => ({
  paging: { ...FIRST_PAGE, sort: getSorts(sortFields, params) },
  filter: readFilter<object>(Object.values(filters), params),
});

const columns = ({ users }: Calls, { userId }: Reader) => users.columnSettings({ id: userId });

/** A later part of a long list has other pages, for which the screen asks itself. */
const isFirstPart = (params: URLSearchParams): boolean => !params.has('part');

type Reads = (api: Calls, reader: Reader, params: URLSearchParams) => readonly Promise<unknown>[];

/**
 * What a screen of the interface reads first, by the path of its address, exactly as the screen asks for it. The
 * server can answer it together with the page.
 */
const reads: Readonly<Record<string, Reads>> = {
  '/': ({ businessProfiles, today }, { businessProfileId }) => [
    businessProfiles.get({ id: businessProfileId }),
    today.queue({}),
    today.arrivals({}),
  ],
  '/orders': (api, reader, params) => {
    const { paging, filter } = getAsked(orderSortFields, orderAddress, params);
    const rows = () => api.orders.list({ ...paging, pinnedup: true, getOrdersRq: filter });
    return [...(isFirstPart(params) ? [rows()] : []), columns(api, reader)];
  },
  '/payments': (api, reader, params) => {
    const { paging, filter } = getAsked(paymentSortFields, paymentAddress, params);
    const rows = () => api.payments.list({ ...paging, getPaymentsRq: filter });
    return [...(isFirstPart(params) ? [rows()] : []), columns(api, reader)];
  },
};

/**
 * Sends the first reads of a screen. Each may be refused.
 * @param address its path, and its query: `/orders`, `?state=PAID`
 */
export const firstReads = (
  { pathname, search = '' }: { readonly pathname: string; readonly search?: string },
  api: Calls,
  reader: Reader,
): readonly Promise<unknown>[] =>
  Object.hasOwn(reads, pathname) ? (reads[pathname]?.(api, reader, new URLSearchParams(search)) ?? []) : [];
