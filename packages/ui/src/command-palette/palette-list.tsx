import { useEffect, useRef } from 'react';
import { OptionRow } from '../options/option-row.tsx';
import * as options from '../options/options.css.ts';
import * as css from './command-palette.css.ts';
import type { ShownGroup } from './results.ts';
import { optionId } from './use-palette-keys.ts';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly ShownGroup[];
  query: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

/** An amount with its status in words below it, or the letter that does it. */
function RowEnd({ item: { meta, metaHint, letter } }: { item: ShownGroup['items'][number] }) {
  if (letter !== undefined) return <kbd className={css.key}>{letter}</kbd>;
  if (metaHint === undefined) return meta;
  return (
    <span className={css.figures}>
      {meta && <span className={css.figure}>{meta}</span>}
      <span>{metaHint}</span>
    </span>
  );
}

/** The rows by group. The focus stays in the field, which points to the active row. */
export function PaletteList({ id, label, groups, query, active, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let index = -1;
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      className={css.list}
      aria-label={label}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={css.group}>
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className={group.labelHidden ? css.title : css.groupName}
          >
            {group.label}
          </div>
          {group.items.map((item) => {
            index += 1;
            const at = index;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field points to it and keeps the focus
              <div
                key={item.id}
                id={optionId(id, at)}
                role="option"
                aria-selected={at === active}
                className={options.row}
                data-highlighted={at === active || undefined}
                onPointerMove={() => at !== active && onActive(at)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(at)}
              >
                <OptionRow
                  option={{
                    value: item.id,
                    label: item.label,
                    hint: item.hint,
                    icon: item.tone === undefined ? item.icon : undefined,
                    tone: item.tone,
                  }}
                  isChosen={false}
                  query={query}
                  meta={(item.letter ?? item.meta ?? item.metaHint) && <RowEnd item={item} />}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
