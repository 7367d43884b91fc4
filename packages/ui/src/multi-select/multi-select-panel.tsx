import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { isDisabled, type Option } from '../options/option-row.tsx';
import * as options from '../options/options.css.ts';
import { find, indexOf } from '../options/search.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { withValues } from './chosen-values.ts';
import * as css from './multi-select.css.ts';
import { OptionLines } from './option-lines.tsx';
import { stepIn } from './step-in.ts';

/** The maximum number of options without a search. */
const searchedAbove = 10;

interface MultiSelectPanelProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/**
 * The popover of a multi-select: a search if there are many options, a line per option, and buttons for all
 * and none.
 */
export function MultiSelectPanel(props: MultiSelectPanelProps) {
  const { label, value, onChange } = props;
  const { multiSelect: words, combobox } = useMessages();
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexOf(props.options), [props.options]);
  const shown = query.trim() === '' ? props.options : find(index, query);
  const free = shown.filter((option) => !isDisabled(option)).map((option) => option.value);
  const isSearched = props.options.length > searchedAbove;
  const inside = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent) {
    if (inside.current && stepIn(inside.current, event.key)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles arrow keys bubbling from its fields
    <div ref={inside} className={css.inside} onKeyDown={step}>
      {isSearched && (
        <div className={options.search}>
          <SearchField
            label={words.find(label)}
            labelHidden
            placeholder={words.find(label)}
            value={query}
            onChange={setQuery}
          />
          <VisuallyHidden>
            <span role="status">{query !== '' && combobox.found(shown.length, props.options.length)}</span>
          </VisuallyHidden>
        </div>
      )}
      {shown.length === 0 && <div className={options.note}>{combobox.none(query)}</div>}
      <OptionLines options={shown} value={value} onChange={onChange} query={query} />
      <div className={css.foot}>
        <Button
          size="small"
          variant="quiet"
          // Neither uses the `disabled` attribute, so that the pressed button keeps the focus.
          aria-disabled={free.every((one) => value.includes(one)) || undefined}
          onClick={() => onChange(withValues(value, free, true))}
        >
          {query.trim() === '' ? words.selectAll : words.selectFound(free.length)}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={value.length === 0 || undefined}
          onClick={() => onChange([])}
        >
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
