import {
  type Brand,
  type ContrastVerdict,
  contrastVerdicts,
  deriveTokens,
  intoGamut,
  type Mode,
  modes,
  toHex,
} from '@deck/tokens/studio';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { TableColumn } from '../../table/column.ts';
import { fixedRoom, rooms } from '../../table/column-room.ts';
import { Table } from '../../table/table.tsx';
import * as css from './brand-studio.css.ts';
import type { Studio } from './use-brand-studio.ts';

export interface ContrastRow extends ContrastVerdict {
  readonly mode: Mode;
  /** The rendered colours, `#rrggbb`. */
  readonly color: string;
  readonly on: string;
  /** The components of the nearest passing lightness; undefined if none passes, or none is needed. */
  readonly step: readonly [number, number, number] | undefined;
}

/** Every declared pair in both modes: failing pairs first, the worst at the top. */
export function contrastRows(brand: Brand): ContrastRow[] {
  const rows = modes.flatMap((mode) => {
    const { color } = deriveTokens(brand, mode);
    return contrastVerdicts(color).map((verdict): ContrastRow => {
      const { c, h } = color[verdict.foreground];
      const step = verdict.passing === undefined ? undefined : intoGamut({ l: verdict.passing, c, h });
      return {
        ...verdict,
        mode,
        color: toHex(color[verdict.foreground]),
        on: toHex(color[verdict.ground]),
        step: step && [step.l, step.c, step.h],
      };
    });
  });
  return rows.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
}

const getKey = ({ mode, foreground, ground }: ContrastRow) => `${mode} ${foreground} ${ground}`;

/** Each pair with its ratio and result. A failing pair offers its nearest passing value. */
export function ContrastTable({ studio, rows }: { studio: Studio; rows: readonly ContrastRow[] }) {
  const columns: readonly TableColumn<ContrastRow>[] = [
    {
      id: 'pair',
      head: 'Pair',
      phone: 'title',
      room: { least: 200, ideal: 240, most: 320, priority: 0 },
      cell: (row) => (
        <span className={css.pair}>
          <span className={css.sample} style={{ color: row.color, background: row.on }} />
          {row.foreground} on {row.ground}
        </span>
      ),
    },
    { id: 'mode', head: 'Mode', room: fixedRoom(72, 3), phone: 'meta', cell: ({ mode }) => mode },
    { id: 'use', head: 'For', room: rooms.word, phone: 'meta', cell: ({ use }) => use },
    {
      id: 'ratio',
      head: 'Ratio',
      room: fixedRoom(104, 0),
      align: 'end',
      phone: 'amount',
      cell: ({ ratio, least }) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} of ${least}`,
    },
    {
      id: 'verdict',
      head: 'Verdict',
      room: { least: 240, ideal: 280, most: 320, priority: 0 },
      phone: 'status',
      cell: (row) => <Verdict row={row} studio={studio} />,
    },
  ];
  return (
    <Card title="Every pair of colours that meets" meta={`${rows.length} in two modes`} flush>
      <Table label="Contrast of every pair" frame="card" columns={columns} rows={rows} rowKey={getKey} />
    </Card>
  );
}

function Verdict({ row, studio }: { row: ContrastRow; studio: Studio }) {
  const { passes, step, mode, foreground } = row;
  if (passes)
    return (
      <span className={css.verdict({ passes })}>
        <Icon shape={CircleCheck} size={14} /> Passes
      </span>
    );
  return (
    <span className={css.verdict({ passes })}>
      <Icon shape={CircleAlert} size={14} /> Fails
      {step ? (
        <Button
          size="small"
          onClick={() =>
            studio.decide(['overrides', mode, foreground], {
              $type: 'color',
              $value: { colorSpace: 'oklch', components: step },
            })
          }
        >
          Use lightness {step[0].toFixed(3)}
        </Button>
      ) : (
        ', and no lightness would do'
      )}
    </span>
  );
}
