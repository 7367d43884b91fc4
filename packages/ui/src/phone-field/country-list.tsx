import { Search } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { OptionList } from '../options/option-list.tsx';
import * as options from '../options/options.css.ts';
import { useListbox } from '../options/use-listbox.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type CountryRow, countryRows, findCountries } from './country-search.ts';
import * as css from './phone-field.css.ts';
import type { PhoneModule } from './phone-module.ts';

interface CountryListProps {
  countries: PhoneModule['countries'];
  /** The ISO code of the selected country. */
  country: string | undefined;
  onChoose: (iso: string) => void;
}

/** A search for countries, by name, ISO code and dial code. */
export function CountryList({ countries, country, onChoose }: CountryListProps) {
  const { locale, messages } = useUi();
  const words = messages.phoneField;
  const search = useField({ label: words.find, labelHidden: true });
  const [query, setQuery] = useState('');
  const rows = useMemo(() => countryRows(countries, locale), [countries, locale]);
  const found = useMemo(() => findCountries(rows, query), [rows, query]);
  const listbox = useListbox<CountryRow>({
    id: search.control.id,
    options: found,
    start: Math.max(
      0,
      rows.findIndex(({ iso }) => iso === country),
    ),
    onChoose: ({ iso }) => onChoose(iso),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') listbox.choose(listbox.pointed);
    // With modifier keys these keys belong to the text.
    else if (event.shiftKey || event.ctrlKey || event.metaKey || !listbox.pointBy(event.key)) return;
    event.preventDefault();
  }

  const none = words.none(query.trim());
  return (
    <>
      <div className={options.search}>
        <Field field={search}>
          <ControlFrame field={search} icon={Search}>
            <input
              {...search.control}
              {...listbox.pointer}
              role="combobox"
              aria-expanded
              aria-autocomplete="list"
              autoComplete="off"
              value={query}
              onChange={(event) => {
                setQuery(event.currentTarget.value);
                listbox.point(0);
              }}
              onKeyDown={onKeyDown}
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
      <OptionList listbox={listbox} label={words.countries} topKey={query}>
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
