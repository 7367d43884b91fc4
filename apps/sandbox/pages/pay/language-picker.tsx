import { Icon } from '@deck/ui';
import { ChevronDown, Globe } from 'lucide-react';
import { languageNames } from '../words/words.ts';
import * as css from './language-picker.css.ts';
import { useOfferedLanguages } from './offered-languages.ts';
import { useReading } from './reading.ts';

/** The languages by their own names, as a native select, which suits phones best. */
export function LanguagePicker() {
  const { wanted, words, onLanguage } = useReading();
  const offered = useOfferedLanguages(wanted);
  return (
    <span className={css.picker}>
      <span className={css.onDesk} aria-hidden>
        <Icon shape={Globe} />
        {languageNames[wanted]}
      </span>
      <span className={css.onPhone} aria-hidden>
        {wanted.toUpperCase()}
      </span>
      <Icon shape={ChevronDown} size={14} />
      <select
        className={css.list}
        aria-label={words.language}
        value={wanted}
        onChange={({ target }) => {
          const next = offered.find((one) => one === target.value);
          if (next) onLanguage(next);
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
