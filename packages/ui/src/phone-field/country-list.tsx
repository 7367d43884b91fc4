import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { keepEscape } from '../combobox/use-combobox-list.ts';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { OptionList } from '../options/option-list.tsx';
import * as options from '../options/options.css.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type CountryRow, countryRows, findCountries } from './country-search.ts';
import * as css from './phone-field.css.ts';
import type { PhonePlans } from './phone-module.ts';

interface CountryListProps {
  plans: PhonePlans;
  /** ISO code of the country chosen so far. */
  country: string | undefined;
  onChoose: (iso: string) => void;
}

const { InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
const choices: ReadonlySet<string> = new Set([InputKeyDownEnter, ItemClick]);

/** A search over the countries, by any of their names, codes and dial codes. */
export function CountryList({ plans, country, onChoose }: CountryListProps) {
  const { locale, messages } = useUi();
  const words = messages.phoneField;
  const search = useField({ label: words.find, labelHidden: true });
  const [query, setQuery] = useState('');
  const rows = useMemo(() => countryRows(plans.countries, locale), [plans, locale]);
  const found = useMemo(() => [...findCountries(rows, query)], [rows, query]);
  const chosen = rows.find(({ iso }) => iso === country);
  const listRef = useRef<HTMLDivElement>(null);
  const { id } = search.control;
  const combobox = useCombobox<CountryRow>({
    items: found,
    isOpen: true,
    selectedItem: chosen ?? null,
    inputValue: query,
    initialHighlightedIndex: chosen ? rows.indexOf(chosen) : 0,
    itemToString: (row) => row?.name ?? '',
    itemToKey: (row) => row?.iso,
    labelId: search.labelId,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer: (state, { type, changes, index = state.highlightedIndex }) => {
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      return choices.has(type) && found[index] === undefined ? state : changes;
    },
    onStateChange: ({ type, selectedItem, isOpen }) => {
      if (!choices.has(type) || isOpen !== false) return;
      // The same country again is no change of state.
      const again = selectedItem === undefined ? chosen : selectedItem;
      if (again) onChoose(again.iso);
    },
  });
  const none = words.none(query.trim());
  return (
    <>
      <div className={options.search}>
        <Field field={search}>
          <ControlFrame field={search} icon={Search}>
            <input
              {...search.control}
              {...combobox.getInputProps({
                onChange: (event) => setQuery(event.currentTarget.value),
                onKeyDown: keepEscape,
              })}
              // Typing points to the first row before it is known whether there is one.
              {...(found.length === 0 && { 'aria-activedescendant': '' })}
              className={controlInput}
              placeholder={words.find}
              spellCheck={false}
              autoCapitalize="none"
            />
          </ControlFrame>
        </Field>
        <VisuallyHidden>
          <span role="status">{found.length === 0 ? none : messages.combobox.options(found.length)}</span>
        </VisuallyHidden>
      </div>
      {found.length === 0 && <div className={options.note}>{none}</div>}
      <OptionList
        options={found}
        list={combobox.getMenuProps({ ref: listRef, 'aria-label': words.countries })}
        listRef={listRef}
        option={(item, index) => combobox.getItemProps({ item, index })}
        highlightedIndex={combobox.highlightedIndex}
        topKey={query}
      >
        {(row) => (
          <>
            <span className={css.chip}>{row.iso}</span>
            <span className={css.country}>{row.name}</span>
            <span className={css.dial}>{row.dial}</span>
          </>
        )}
      </OptionList>
    </>
  );
}
