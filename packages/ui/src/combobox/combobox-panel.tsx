import type { ReactNode } from 'react';
import { OptionList } from '../options/option-list.tsx';
import { OptionRow } from '../options/option-row.tsx';
import * as css from '../options/options.css.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import type { useComboboxList } from './use-combobox-list.ts';

interface ComboboxPanelProps<Value extends string> {
  combobox: ReturnType<typeof useComboboxList<Value>>;
  chosen: ComboboxOption<Value> | undefined;
  query: string;
  loading: boolean;
  /** How many were found, above the rows. */
  count: string | undefined;
  /** In place of the rows when there are none. */
  empty: string;
  renderMeta: ((option: ComboboxOption<Value>) => ReactNode) | undefined;
}

/** What hangs below a combobox: how many, then the rows, or one sentence. */
export function ComboboxPanel<Value extends string>(props: ComboboxPanelProps<Value>) {
  const { combobox, chosen, query, loading, renderMeta } = props;
  const messages = useMessages();
  const { items } = combobox;
  return (
    <>
      {loading && (
        <div className={css.note}>
          <SpinnerRing size={16} />
          {messages.spinner.loading}
        </div>
      )}
      {!loading && items.length === 0 && <div className={css.note}>{props.empty}</div>}
      {items.length > 0 && props.count !== undefined && <div className={css.count}>{props.count}</div>}
      <OptionList
        options={items}
        list={combobox.list}
        listRef={combobox.listRef}
        option={(item, index) => combobox.getItemProps({ item, index })}
        highlightedIndex={combobox.highlightedIndex}
        topKey={query}
      >
        {(option) => (
          <OptionRow
            option={option}
            isChosen={option.value === chosen?.value}
            query={query}
            meta={renderMeta?.(option)}
          />
        )}
      </OptionList>
    </>
  );
}
