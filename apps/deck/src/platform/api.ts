import { createApi } from '@deck/api/client';
import { clientManifest } from '@deck/api/contract/client-manifest';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { connection, quietConnection } from './connection.ts';

/** Every call of the product, for the screens behind the sign-in. */
export const api = createApi(clientManifest, connection);

/** The same calls for reads without a user's press. Their failures show no toast; the caller may show them. */
export const quietApi = createApi(clientManifest, quietConnection);

// Before the next picture: a box that was ticked must not spring back for the length of one.
notifyManager.setScheduler(queueMicrotask);

/** Answers kept between screens: shown at once, re-read in the background when they are older than half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false },
    // A write is repeated by a person alone, and never held back while offline to be sent later.
    mutations: { retry: false, networkMode: 'always' },
  },
});
