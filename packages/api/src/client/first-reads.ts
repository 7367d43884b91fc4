import type { Contract } from '../contract/index.ts';
import { FIRST_PAGE } from '../rules/index.ts';
import type { Api } from './client.ts';

type Calls = Pick<Api<Contract>, 'businessProfiles' | 'orders' | 'payments' | 'today' | 'users'>;

interface Reader {
  readonly userId: string;
  readonly businessProfileId: string;
}

/** What a bare list asks for: its first page, sorted as usual. */
const bare = { ...FIRST_PAGE, sort: [] };

const columns = ({ users }: Calls, { userId }: Reader) => users.columnSettings({ id: userId });

/**
 * What a screen of the interface reads first, by the path of its address, exactly as the screen asks for it. The
 * server can answer it together with the page. An address with a query reads something else.
 */
const reads: Readonly<Record<string, (api: Calls, reader: Reader) => readonly Promise<unknown>[]>> = {
  '/': ({ businessProfiles, today }, { businessProfileId }) => [
    businessProfiles.get({ id: businessProfileId }),
    today.queue({}),
  ],
  '/orders': (api, reader) => [
    api.orders.list({ ...bare, pinnedup: true, getOrdersRq: {} }),
    columns(api, reader),
  ],
  '/payments': (api, reader) => [api.payments.list({ ...bare, getPaymentsRq: {} }), columns(api, reader)],
};

/**
 * Sends the first reads of a screen. Each may be refused.
 * @param path of the address, without its query: `/orders`
 */
export const firstReads = (path: string, api: Calls, reader: Reader): readonly Promise<unknown>[] =>
  Object.hasOwn(reads, path) ? (reads[path]?.(api, reader) ?? []) : [];
