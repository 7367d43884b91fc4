import { query } from '@deck/api/react';
import { LARGEST_PAGE } from '@deck/api/rules';
import { auditActs, auditSubjects } from '@deck/api/vocabulary';
import { addDays, instantIn, instantText, toEpoch } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { defineList, type ListRequest } from '../../../platform/list/define-list.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import { sessionStore, useRight } from '../../../platform/session/session-store.ts';

/** What the log is narrowed to; `from` and `to` are days of the reader's clocks. */
type ActivityFilter = NonNullable<Parameters<typeof api.auditEvents.export>[0]>;

/** What staff of the division did, newest first. */
export const activityList = defineList(api.auditEvents.list, {
  request: ({ filter, forFile: _, sort: __, ...asked }: ListRequest<ActivityFilter>) => ({
    ...asked,
    ...toMoments(filter, sessionStore.get()?.profile.timezone ?? 'UTC'),
  }),
  sortFields: ['at'],
  sort: { id: 'at', direction: 'desc' },
  useFacts() {
    const { t } = useTranslation('activity');
    const people = usePeople();
    return useMemo(() => ({ t, people }), [t, people]);
  },
  filters: [
    {
      kind: 'one',
      fields: ['personId'],
      params: ['person'],
      label: ({ t }) => t('who'),
      choices: ({ people }) =>
        choices(
          people.map(({ id }) => id),
          (id) => people.find((person) => person.id === id)?.fullName ?? id,
        ),
    },
    {
      kind: 'one',
      fields: ['act'],
      params: ['act'],
      read: (word) => ({ act: auditActs.find((act) => act === word) }),
      label: ({ t }) => t('act'),
      choices: ({ t }) => choices(auditActs, (act) => t(`acts.${act}`)),
    },
    {
      kind: 'one',
      fields: ['subject'],
      params: ['subject'],
      read: (word) => ({ subject: auditSubjects.find((subject) => subject === word) }),
      label: ({ t }) => t('subject'),
      choices: ({ t }) => choices(auditSubjects, (subject) => t(`subjects.${subject}`)),
    },
    { kind: 'days', fields: ['from', 'to'], params: ['from', 'to'], label: ({ t }) => t('when') },
    { kind: 'unaddressed', fields: ['subjectId'], params: [] },
  ],
});

export const loadActivity = activityList.load;

/** Days of a zone as the moments they begin and end. */
export function toMoments<T extends { from?: string | undefined; to?: string | undefined }>(
  filter: T,
  zone: string,
): T {
  const { from, to } = filter;
  const end = to === undefined ? undefined : toEpoch(beginOf(addDays(to, 1), zone)) - 1_000;
  return {
    ...filter,
    from: from === undefined ? undefined : beginOf(from, zone),
    to: end === undefined ? undefined : instantText(end),
  };
}

/** The first moment of a day: where the clocks skip midnight, an hour later. */
function beginOf(day: string, zone: string): string {
  const midnight = instantIn(zone, day, '00:00');
  if (midnight.ok) return midnight.instant;
  const later = instantIn(zone, day, '01:00');
  return later.ok ? later.instant : `${day}T00:00:00Z`;
}

/** Who may have done it: everyone the server lets one see. */
function usePeople() {
  const mayList = useRight('USERS_LIST_VIEW');
  const { data } = useQuery({ ...query(api.users.list, { size: LARGEST_PAGE }), enabled: mayList });
  return data?.content ?? none;
}
const none: readonly { readonly id: string; readonly fullName: string }[] = [];
