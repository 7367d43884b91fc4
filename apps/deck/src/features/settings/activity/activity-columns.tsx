import type { AuditEvent } from '@deck/api/contract/audit-events';
import { Figures, rooms, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../platform/list/columns.ts';

/** What an entry is about, in words: "User Nikos Stathakis". */
export function useSubjectName(): (event: AuditEvent) => string {
  const { t } = useTranslation(['activity', 'labels']);
  return useCallback(
    ({ subject, subjectId, subjectName }) => {
      const kind = t(`subjects.${subject}`);
      if (subject === 'TEMPLATE') return `${kind}: ${t(`labels:template.${subjectId as 'PAYMENT_LINK'}`)}`;
      return subjectName === '' ? kind : `${kind}: ${subjectName}`;
    },
    [t],
  );
}

/** Who did it: by the name of then, an administrator, or the server by itself. */
export function usePersonName(): (event: AuditEvent) => string {
  const { t } = useTranslation(['activity', 'app']);
  return useCallback(
    (event) => {
      const own = getOwnName(event);
      if (own === undefined) return event.personName;
      return own === 'SYSTEM' ? t('app:author.SYSTEM') : t('administrator');
    },
    [t],
  );
}

/** The server's names for those who act without being a user of the company. */
export const getOwnName = ({ personId, personName }: AuditEvent): 'SYSTEM' | 'ADMINISTRATOR' | undefined =>
  personId === null && (personName === 'SYSTEM' || personName === 'ADMINISTRATOR') ? personName : undefined;

/** The columns of the log: what was done, to what, by whom, when and from where. */
export function useActivityColumns(): readonly ListColumn<AuditEvent, never>[] {
  const { t } = useTranslation('activity');
  const { timeZone } = useUi();
  const subjectName = useSubjectName();
  const nameOf = usePersonName();
  return useMemo(
    () => [
      {
        id: 'act',
        head: t('act'),
        room: { ...rooms.text, priority: 0 },
        phone: 'title',
        cell: ({ act }) => t(`acts.${act}`),
      },
      { id: 'subject', head: t('subject'), room: { ...rooms.text, priority: 2 }, cell: subjectName },
      {
        id: 'person',
        head: t('who'),
        room: { ...rooms.name, priority: 1 },
        phone: 'meta',
        cell: nameOf,
      },
      {
        id: 'at',
        head: t('when'),
        room: { ...rooms.moment, priority: 0 },
        phone: 'meta',
        cell: ({ at }) => <Figures>{formatInstant(at, timeZone)}</Figures>,
      },
      {
        id: 'address',
        head: t('address'),
        room: { ...rooms.word, priority: 4 },
        quiet: true,
        cell: ({ address }) => <Figures>{address ?? t('none')}</Figures>,
      },
    ],
    [t, timeZone, subjectName, nameOf],
  );
}
