import { formatMoney, type Money } from '@deck/values';
import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './chart.css.ts';
import type { ChartLook, ChartSeriesByLook } from './chart-props.ts';
import { looks } from './read-points.ts';
import { Swatch } from './swatch.tsx';

interface ChartLegendProps {
  series: ChartSeriesByLook;
  /** The sum of all points; undefined while loading. */
  totals: Readonly<Partial<Record<ChartLook, Money>>> | undefined;
  loading: boolean;
}

/** The meaning and the total of each series. */
export function ChartLegend({ series, totals, loading }: ChartLegendProps) {
  const { locale } = useUi();
  return (
    <dl className={css.legend}>
      {looks.map((look) => {
        const shown = series[look];
        const total = totals?.[look];
        return (
          shown !== undefined && (
            <div key={look} className={css.legendEntry}>
              <dt className={css.legendName}>
                <Swatch look={look} />
                <span>{shown.note === undefined ? shown.label : `${shown.label}, ${shown.note}`}</span>
              </dt>
              <dd className={css.legendTotal}>
                {total !== undefined && <Figures>{formatMoney(total, locale)}</Figures>}
                {loading && <Skeleton width={120} />}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
