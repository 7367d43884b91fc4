import { Dot } from '../status-dot/dot.tsx';
import { mark } from '../status-dot/status-dot.css.ts';
import * as css from './command-palette.css.ts';
import { PaletteList } from './palette-list.tsx';
import type { PaletteAct, PaletteItem } from './palette-props.ts';

interface PaletteSideProps {
  id: string;
  item: PaletteItem;
  /** Undefined while they are read. */
  acts: readonly PaletteAct[] | undefined;
  /** The keys move among the acts. */
  isActing: boolean;
  active: number;
  onActive: (index: number) => void;
  onRun: (index: number) => void;
}

/** Beside the results: what the active one is, and what can be done with it. On a phone in place of the results. */
export function PaletteSide({ id, item, acts = [], isActing, active, onActive, onRun }: PaletteSideProps) {
  const { label, hint, tone, meta, metaHint } = item;
  return (
    <div className={css.side} data-acting={isActing || undefined}>
      <div className={css.about}>
        {metaHint && (
          <p className={css.stands}>
            {tone && <Dot tone={tone} className={mark({ tone })} />}
            {metaHint}
          </p>
        )}
        {meta && <p className={css.sum}>{meta}</p>}
        <p className={css.name}>{label}</p>
        {hint && <p className={css.stands}>{hint}</p>}
      </div>
      <PaletteList
        id={id}
        label={label}
        groups={acts.length === 0 ? [] : [{ id: 'acts', label, labelHidden: true, items: acts }]}
        query=""
        active={isActing ? active : -1}
        onActive={onActive}
        onChoose={onRun}
      />
    </div>
  );
}
