import type { Queue as QueueAnswer, Waiting } from '@deck/api/contract/today';
import { Button, Card, LazyPart, part, Skeleton } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { live } from '../../platform/polling.ts';
import { queueQuery } from './home-data.ts';
import * as css from './queue.css.ts';
import { useLeavingRows } from './use-leaving-rows.ts';
import { useNextFocus } from './use-next-focus.ts';
import { WaitingRow } from './waiting-row.tsx';

const dialogs = {
  CAPTURE: part(() => import('./capture-dialog.tsx')),
  SEND: part(() => import('../../domain/payment/send-dialog.tsx')),
};

/** What waits for a person, what ends first at the top, each with the act that ends its waiting. */
export function Queue() {
  const { t } = useTranslation('home');
  const mayOpen = useMayOpen();
  const { data, isLoadingError, refetch } = useQuery({ ...queueQuery, ...live });
  const [chosen, setChosen] = useState<Waiting>();
  const dialog = chosen?.act === 'CAPTURE' || chosen?.act === 'SEND' ? dialogs[chosen.act] : undefined;
  const focus = useNextFocus(data?.waiting, chosen?.id);
  return (
    <Card
      flush
      headingRef={focus.heading}
      title={t('queue.title')}
      action={
        data?.holds !== null &&
        data?.holds !== undefined &&
        data.holds > 0 &&
        mayOpen('/payments') && (
          <Button size="small" variant="quiet" href="/payments?waiting=capture">
            {t('queue.holds', { count: data.holds })}
          </Button>
        )
      }
    >
      {data ? (
        <div {...focus.place}>
          <Rows queue={data} onAct={setChosen} />
        </div>
      ) : isLoadingError ? (
        <div className={css.failed}>
          <PartFailed title={t('queue.failed')} onRetry={() => void refetch()} />
        </div>
      ) : (
        <LoadingRows />
      )}
      {dialog && chosen?.payment && (
        <LazyPart
          of={dialog}
          key={chosen.id}
          payment={chosen.payment}
          onClose={() => setChosen(undefined)}
          waiting={null}
        />
      )}
    </Card>
  );
}

/** How many rows are shown before somebody asks for the others. */
const FEW = 12;

function Rows({ queue, onAct }: { queue: QueueAnswer; onAct: (waiting: Waiting) => void }) {
  const { t } = useTranslation('home');
  const [showsAll, setShowsAll] = useState(false);
  const all = useLeavingRows(queue.waiting);
  const rows = showsAll ? all.rows : all.rows.slice(0, FEW);
  if (rows.length === 0) return <p className={css.calm}>{t('queue.empty')}</p>;
  const groups = [
    { key: 'today', rows: rows.filter(({ endsToday }) => endsToday), count: queue.endToday },
    {
      key: 'later',
      rows: rows.filter(({ endsToday }) => !endsToday),
      count: queue.total - queue.endToday,
    },
  ] as const;
  return (
    <>
      <div className={css.columns}>
        {groups
          .filter((group) => group.rows.length > 0)
          .map((group) => (
            <section key={group.key} className={css.section} aria-label={t(`queue.${group.key}`)}>
              <h3 className={css.group}>
                {t(`queue.${group.key}`)} <span className={css.count}>{group.count}</span>
              </h3>
              <ul className={css.list}>
                {group.rows.map((waiting) => (
                  <WaitingRow
                    key={waiting.id}
                    waiting={waiting}
                    onAct={() => onAct(waiting)}
                    onLeft={all.isLeaving(waiting.id) ? () => all.onLeft(waiting.id) : undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {queue.total > rows.length && (
        <div className={css.rest}>
          {t('queue.shown', {
            shown: rows.length,
            total: `${queue.total}${queue.totalExact ? '' : '+'}`,
          })}
          {!showsAll && (
            <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
              {t('queue.more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const lines = [0, 1, 2, 3, 4, 5];

function LoadingRows() {
  return (
    <div aria-busy className={css.loading}>
      {lines.map((line) => (
        <div key={line} className={css.skeleton}>
          <Skeleton width="60%" height={16} />
          <Skeleton width={96} height={32} />
        </div>
      ))}
    </div>
  );
}
