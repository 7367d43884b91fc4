import { Skeleton } from '../skeleton/skeleton.tsx';
import { barWidth } from './bar-width.ts';
import { getAlign, type TableColumn } from './column.ts';
import * as phone from './phone-table.css.ts';
import * as css from './table-row.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  hasPins: boolean;
  hasActions: boolean;
}

/** Rows of bars with the height of real rows. */
export function SkeletonRows<Row>({ columns, count, hasPins, hasActions }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar only has its position.
        <tr key={row} className={css.row()}>
          {columns.map((column, index) => (
            <td key={column.id} className={index === 0 ? css.firstCell : css.cell({ kind: 'content' })}>
              {hasPins && index === 0 && (
                <span className={css.pin}>
                  <Skeleton width={14} />
                </span>
              )}
              <span
                className={css.bar({
                  align: getAlign(column),
                  unit: column.amount !== undefined && !column.hideCurrency,
                })}
              >
                <Skeleton width={`${barWidth(row, index)}%`} />
              </span>
            </td>
          ))}
          {hasActions && <td className={css.cell({ kind: 'actions' })} />}
        </tr>
      ))}
    </tbody>
  );
}

/** The two-line placeholder on a phone. */
export function PhoneSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden className={phone.list}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar only has its position.
        <div key={row} className={phone.row()}>
          {[0, 1].map((line) => (
            <div
              key={line}
              className={line === 0 ? phone.firstLine : phone.secondLine}
              style={{ height: 20 }}
            >
              <Skeleton width={`${barWidth(row, line) - 30}%`} />
              <Skeleton width="20%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
