import type { Option } from '../options/option-row.tsx';
import type { CheckGroup } from './check-groups.tsx';

/** Statuses of orders with how many there are, for stories. */
export const sampleOptions: readonly Option[] = [
  { value: 'NEW', label: 'Not paid', tone: 'neutral', meta: '96' },
  { value: 'LINK_SENT', label: 'Link sent', tone: 'info', meta: '41' },
  { value: 'PARTIALLY_PAID', label: 'Partially paid', tone: 'warning', meta: '138' },
  { value: 'AUTHORIZED', label: 'Authorised', tone: 'info', meta: '8' },
  { value: 'DECLINED', label: 'Declined', tone: 'danger', meta: '4' },
  { value: 'PAID', label: 'Paid', tone: 'success', meta: '612' },
  { value: 'CAPTURED', label: 'Captured', tone: 'success', meta: '74' },
  { value: 'EXPIRED', label: 'Expired', tone: 'neutral', meta: '47' },
];

export const sampleGroups: readonly CheckGroup[] = [
  { label: 'Open', values: ['NEW', 'LINK_SENT', 'PARTIALLY_PAID'], meta: '275' },
  { label: 'Needs you', values: ['AUTHORIZED', 'DECLINED'], meta: '12' },
  { label: 'Paid', values: ['PAID', 'CAPTURED'], meta: '686' },
  { label: 'Over', values: ['EXPIRED'], meta: '47' },
];
