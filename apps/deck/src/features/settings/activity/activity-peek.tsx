import type { AuditEvent } from '@deck/api/contract/audit-events';
import { EmptyState, FactList, Figures, Peek, Text, useUi } from '@deck/ui';
import { formatZoned } from '@deck/values';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyFact, PeekBlock, PeekSubject } from '../../../platform/list/peek/peek-blocks.tsx';
import type { Look } from '../../../platform/list/peek/use-list-peek.tsx';
import * as css from './activity.css.ts';
import { getOwnName, usePersonName, useSubjectName } from './activity-columns.tsx';
import { toChangeLines } from './change-lines.ts';
import { useChangeWords } from './use-change-words.ts';

/** An entry beside the log: who, when and from where, and each changed field before and after. */
export function ActivityPeek({ id, row, ...ways }: Look<AuditEvent>) {
  const { t } = useTranslation('activity');
  return (
    <Peek row={id} {...ways} title={t('entry')}>
      {row ? (
        <>
          <Entry event={row} />
          <Changes event={row} />
        </>
      ) : (
        <EmptyState icon={ScrollText} title={t('gone')} />
      )}
    </Peek>
  );
}

function Entry({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('activity');
  const { timeZone } = useUi();
  const subjectName = useSubjectName();
  const name = usePersonName()(event);
  const isProgram = event.personId === null && getOwnName(event) === undefined;
  const { act, at, address, sessionId, requestId } = event;
  return (
    <>
      <PeekSubject name={t(`acts.${act}`)} context={subjectName(event)} />
      <PeekBlock>
        <FactList
          empty={t('none')}
          facts={[
            [t('who'), isProgram ? `${name} (${t('program')})` : name],
            [t('when'), <Figures key="at">{formatZoned(at, timeZone)}</Figures>],
            [t('address'), address ?? ''],
            [t('session'), sessionId && <CopyFact key="session" text={sessionId} label={t('copySession')} />],
            [t('request'), requestId && <CopyFact key="request" text={requestId} label={t('copyRequest')} />],
          ]}
        />
      </PeekBlock>
    </>
  );
}

/** Each changed field with what it was before and after. */
function Changes({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('activity');
  const { nameOf, textOf } = useChangeWords();
  const lines = event.changes.flatMap(toChangeLines);
  return (
    <PeekBlock title={t('changes')}>
      {lines.length === 0 ? (
        <Text>{t('noChanges')}</Text>
      ) : (
        <ul className={css.changes}>
          {lines.map(({ path, before, after }) => (
            <li key={path.join('.')} className={css.change}>
              <span className={css.field}>{nameOf(path)}</span>
              <dl className={css.sides}>
                {before !== undefined && (
                  <div className={css.side}>
                    <dt className={css.term}>{t('before')}</dt>
                    <dd className={css.value}>{textOf(path, before)}</dd>
                  </div>
                )}
                {after !== undefined && (
                  <div className={css.side}>
                    <dt className={css.term}>{t('after')}</dt>
                    <dd className={css.value}>{textOf(path, after)}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </PeekBlock>
  );
}
