/** How often, in milliseconds, a tab that is looked at reads anew what others change. */
export const LIVE_EVERY = 30_000;

/** Of a query that follows what others do: every half minute while the tab is looked at, and as soon as it is again. */
export const live = { refetchInterval: LIVE_EVERY, refetchOnWindowFocus: 'always' } as const;
