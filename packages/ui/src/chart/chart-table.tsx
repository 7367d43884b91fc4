import { formatMoney, isZero, type Money } from '@deck/values';
import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './chart.css.ts';
import type { ChartSeriesByLook, ChartStep } from './chart-props.ts';
import { pointName } from './chart-words.ts';
import type { ChartData } from './read-points.ts';
import { Swatch } from './swatch.tsx';

interface ChartTableProps {
  label: string;
  step: ChartStep;
  series: ChartSeriesByLook;
  data: ChartData;
}

/** The exact figures of the chart and their totals. */
export default function ChartTable({ label, step, series, data }: ChartTableProps) {
  const { locale, messages } = useUi();
  const { chart: words } = messages;
  const figure = (amount: Money | undefined) =>
    amount === undefined ? (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{words.none}</VisuallyHidden>
      </>
    ) : (
      <span className={isZero(amount) ? css.zero : undefined}>
        <Figures>{formatMoney(amount, locale)}</Figures>
      </span>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable without a mouse
    <section className={css.tableFrame} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {words[step]}
            </th>
            {data.looks.map((look) => (
              <th key={look} scope="col" className={`${css.headCell} ${css.amountCell}`}>
                <span className={css.headWords}>
                  <Swatch look={look} />
                  {series[look]?.label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ date, figures }) => (
            <tr key={date}>
              <th scope="row" className={css.dateCell}>
                <Figures>{pointName(date, step, locale)}</Figures>
              </th>
              {data.looks.map((look) => (
                <td key={look} className={`${css.bodyCell} ${css.amountCell}`}>
                  {figure(figures[look])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.footCell}>
              {words.total}
            </th>
            {data.looks.map((look) => (
              <td key={look} className={`${css.footCell} ${css.amountCell}`}>
                {figure(data.totals[look])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
