import type { GuestPageProps } from '@deck/ui';

/** What a state of the page puts into its places. A notice of `false` silences that of the content. */
export type Slots = Pick<GuestPageProps, 'notice' | 'payment' | 'act' | 'others' | 'receiptActs' | 'code'>;
