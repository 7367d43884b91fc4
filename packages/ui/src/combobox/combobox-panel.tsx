import type { ReactNode } from 'react';
import { OptionList } from '../options/option-list.tsx';
import { OptionRow } from '../options/option-row.tsx';
import * as css from '../options/options.css.ts';
import type { Listbox } from '../options/use-listbox.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxPanelProps<Value extends string> {
  listbox: Listbox<ComboboxOption<Value>>;
  /** The id of the label. */
  labelledBy: string;
  chosen: ComboboxOption<Value> | undefined;
  query: string;
  loading: boolean;
  /** The number of matches, above the rows. */
  count: string | undefined;
  /** Shown if there are no rows. */
  empty: string;
  renderMeta: ((option: ComboboxOption<Value>) => ReactNode) | undefined;
}

/** The popup of a combobox: the number of matches, then the rows or a message. */
export function ComboboxPanel<Value extends string>(props: ComboboxPanelProps<Value>) {
  const { listbox, chosen, query, loading, renderMeta } = props;
  const messages = useMessages();
  const found = listbox.options.length;
  return (
    <>
      {loading && (
        <div className={css.note}>
          <SpinnerRing size={16} />
          {messages.spinner.loading}
        </div>
      )}
      {!loading && found === 0 && <div className={css.note}>{props.empty}</div>}
      {found > 0 && props.count !== undefined && <div className={css.count}>{props.count}</div>}
      <OptionList listbox={listbox} labelledBy={props.labelledBy} topKey={query}>
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
