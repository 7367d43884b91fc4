import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { type Layer, LayerScope } from '../layer/layer.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './command-palette.css.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteList } from './palette-list.tsx';
import type { CommandPaletteProps, PaletteGroup, SearchedGroup } from './palette-props.ts';
import { PaletteSide } from './palette-side.tsx';
import { getResults } from './results.ts';
import type { TypedAhead } from './typed-ahead.ts';
import { usePaletteActs } from './use-palette-acts.ts';
import { usePaletteKeys } from './use-palette-keys.ts';
import { useSearch } from './use-search.ts';

interface PalettePanelProps extends CommandPaletteProps {
  layer: Layer;
  ahead: TypedAhead;
}

/** The field, its results, and the legend of keys. */
export default function PalettePanel(props: PalettePanelProps) {
  const { label, groups, recent = [], onSearch, onChoose, onOpenChange, layer, ahead } = props;
  const { commandPalette: words } = useMessages();
  const id = useId();
  const [text, setText] = useState(ahead.text);
  /** Enter was pressed before this text had any row: the first one to arrive is chosen. */
  const isEntered = useRef(ahead.entered);
  const query = useDeferredValue(text.trim());
  const isPending = useSearch(text.trim(), onSearch);
  const found = useMemo(
    () => (of: string) =>
      getResults({ groups: settled(groups, isPending), recent, recentLabel: words.recent, query: of }),
    [groups, isPending, recent, words.recent],
  );
  const results = useMemo(() => found(query), [found, query]);
  const searched =
    query === '' ? [] : settled(groups, isPending).filter((group) => group.kind === 'searched');
  const isLoading = searched.some(({ loading }) => loading);
  const failed = searched.filter((group) => group.failed && !group.loading);
  const count = results.reduce((all, { items }) => all + items.length, 0);
  const keys = usePaletteKeys({ id, count, query, onEnter: enter });
  const active = results.flatMap(({ items }) => items)[keys.active];
  const beside = usePaletteActs(props, active);
  const { item: actedOn, acts = [], isActing } = beside;
  const actKeys = usePaletteKeys({
    id: `${id}-acts`,
    count: acts.length,
    query: actedOn?.id ?? '',
    onEnter: (index) => beside.run(acts[index]),
  });
  const used = isActing ? actKeys : keys;

  // Without a dependency list: rows may arrive with any render.
  useEffect(() => {
    if (isActing || !isEntered.current || text.trim() !== query || (count === 0 && isLoading)) return;
    isEntered.current = false;
    choose(0);
  });

  /** May run before the results of the current text are rendered, but uses that text. */
  function enter(index: number) {
    const typed = text.trim();
    if (typed === query && count > 0) return choose(index);
    if (typed === query || !choose(0, found(typed))) isEntered.current = typed !== '';
  }

  /** Returns whether there is such a row. */
  function choose(index: number, among = results): boolean {
    let at = index;
    for (const group of among) {
      const item = group.items[at];
      if (item !== undefined) {
        onOpenChange(false);
        onChoose(item, group.id);
        return true;
      }
      at -= group.items.length;
    }
    return false;
  }

  function said() {
    if (isActing && actedOn)
      return beside.acts === undefined ? words.searching(actedOn.label) : words.acts(acts.length);
    if (count > 0) return words.results(count);
    if (isLoading || failed.length > 0) return '';
    return query === '' ? words.start : words.none(short(query));
  }

  return (
    <LayerScope layer={layer}>
      <PaletteField
        label={label}
        aria-expanded={count > 0}
        aria-controls={isActing ? `${id}-acts-list` : `${id}-list`}
        aria-activedescendant={used.activeId}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          isEntered.current = false;
          beside.leave();
        }}
        onKeyDown={(event) => {
          if (!beside.takesKey(event)) used.onKeyDown(event);
        }}
      />
      <div className={css.body}>
        <div className={css.results}>
          <PaletteList
            id={id}
            label={label}
            groups={results}
            query={query}
            active={keys.active}
            onActive={(index) => {
              beside.leave();
              keys.setActive(index);
            }}
            onChoose={choose}
          />
          {searched.map((group) => (
            <GroupNote key={group.id} group={group} />
          ))}
          {count === 0 && said() !== '' && <p className={css.note}>{said()}</p>}
        </div>
        {actedOn && (
          <PaletteSide
            id={`${id}-acts`}
            item={actedOn}
            acts={beside.acts}
            isActing={isActing}
            active={actKeys.active}
            onActive={actKeys.setActive}
            onRun={(index) => beside.run(acts[index])}
          />
        )}
      </div>
      <PaletteFoot tip={props.tip} hasActs={!isActing && active?.hasActs} isActing={isActing} />
      <VisuallyHidden>
        <span role="status">
          {[said(), ...searched.map((group) => getNote(group, words))].filter(Boolean).join('. ')}
        </span>
      </VisuallyHidden>
    </LayerScope>
  );
}

/** The state of a search without results to show. */
function GroupNote({ group }: { group: SearchedGroup }) {
  const { commandPalette: words, table } = useMessages();
  if (!group.loading && !group.failed) return null;
  return (
    <div className={css.note}>
      {group.loading && <SpinnerRing size={16} />}
      <span className={css.noteWords}>{getNote(group, words)}</span>
      {!group.loading && group.onRetry && (
        <Button size="small" onClick={group.onRetry} aria-label={words.retry(group.label)}>
          {table.retry}
        </Button>
      )}
    </div>
  );
}

function getNote(group: SearchedGroup, words: ReturnType<typeof useMessages>['commandPalette']): string {
  if (group.loading) return words.searching(group.label);
  return group.failed ? words.failed(group.label) : '';
}

/** Until the current text is searched, no answer belongs to it. */
function settled(groups: readonly PaletteGroup[], isPending: boolean): readonly PaletteGroup[] {
  if (!isPending) return groups;
  return groups.map((group) => (group.kind === 'searched' ? { ...group, loading: true } : group));
}

/** Pasted text may be very long. */
function short(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
