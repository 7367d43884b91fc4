import { ChartColumn, RotateCcw, TriangleAlert } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LazyPart, part } from '../lazy-part/lazy-part.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Switch } from '../switch/switch.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './chart.css.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartProps } from './chart-props.ts';
import { type ChartData, type ChartRefusal, hasFigures, readPoints } from './read-points.ts';

const drawing = part(() => import('./chart-plot.tsx'));
const asList = part(() => import('./chart-table.tsx'));

/** Amounts of a currency by day or month, as a drawing or a table of the same figures. */
export function Chart(props: ChartProps) {
  const { label, currency, step = 'day', series, points, opens, loading = false, error } = props;
  const { chart: words, spinner } = useMessages();
  const [asTable, setAsTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const data = useMemo(
    () => readPoints({ currency, step, series, points }),
    [currency, step, series, points],
  );
  const isRead = !('reason' in data);
  const isShown = isRead && !loading && error === undefined && hasFigures(data);
  return (
    <figure
      ref={figure}
      tabIndex={-1}
      className={css.figure}
      aria-label={label}
      aria-busy={loading || undefined}
    >
      <div className={css.head}>
        <ChartLegend series={series} totals={isShown ? data.totals : undefined} loading={loading} />
        {isShown && <Switch label={words.asTable} checked={asTable} onChange={setAsTable} />}
      </div>
      <div className={css.stage}>
        {isShown ? (
          asTable ? (
            <LazyPart of={asList} {...{ label, step, series, data }} waiting={<Waiting />} />
          ) : (
            <LazyPart
              of={drawing}
              {...{ label, step, currency, series, data, opens }}
              waiting={<Waiting />}
            />
          )
        ) : (
          <Instead {...props} data={data} fallback={figure} />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{loading ? spinner.loading : ''}</span>
      </VisuallyHidden>
    </figure>
  );
}

interface InsteadProps extends ChartProps {
  data: ChartData | ChartRefusal;
  /** Takes the focus when the "try again" button disappears. */
  fallback: RefObject<HTMLElement | null>;
}

/** Replaces the figures. */
function Instead({ loading, error, onRetry, empty, data, fallback }: InsteadProps) {
  const { chart: words, table } = useMessages();
  const triesAgain = useFocusFallback(fallback);
  if (loading) return <Waiting />;
  if (error !== undefined)
    return (
      <EmptyState
        tone="danger"
        icon={TriangleAlert}
        title={error.title ?? table.error}
        text={error.text ?? table.errorText}
        note={error.note}
        action={
          onRetry && (
            <Button ref={triesAgain} icon={RotateCcw} onClick={onRetry}>
              {table.retry}
            </Button>
          )
        }
      />
    );
  if ('reason' in data)
    return (
      <EmptyState
        tone="danger"
        icon={TriangleAlert}
        title={words.unreadable}
        text={words.refusal[data.reason](data.value)}
      />
    );
  return (
    <EmptyState
      icon={empty?.icon ?? ChartColumn}
      title={empty?.title ?? table.empty}
      text={empty?.text}
      action={empty?.action}
    />
  );
}

/** Placeholder bars of different heights. */
function Waiting() {
  return (
    <div className={css.waiting} data-waiting>
      {css.waitingHeights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other key and never move
        <span key={index} className={css.waitingBar} style={{ height: `${height}%` }}>
          <Skeleton shape="block" />
        </span>
      ))}
    </div>
  );
}
