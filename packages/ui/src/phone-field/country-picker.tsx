import { countryName } from '@deck/values';
import { ChevronDown, Globe } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PopoverFrame } from '../layer/popover-frame.tsx';
import * as options from '../options/options.css.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CountryList } from './country-list.tsx';
import * as css from './phone-field.css.ts';
import type { PhoneModule } from './phone-module.ts';

interface CountryPickerProps {
  /** All countries with phones, once they have loaded. */
  countries: PhoneModule['countries'] | undefined;
  /** The countries failed to load. */
  failed: boolean;
  /** Loads the countries; retries after a failure. */
  load: () => void;
  country: string | undefined;
  dial: string | undefined;
  disabled: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (iso: string) => void;
  /** The frame of the field, which gives the list its width. */
  frame: RefObject<HTMLDivElement | null>;
  /** The input to focus after choosing. */
  input: RefObject<HTMLInputElement | null>;
}

/** The country of a phone: a button at the start of the field, and its list. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, country, dial, frame, input, onOpen } = props;
  const { locale, messages } = useUi();
  const words = messages.phoneField;
  const hasChosen = useRef(false);
  const name = country === undefined ? words.noCountry : words.country(countryName(country, locale));

  function open(next: boolean) {
    if (next) props.load();
    hasChosen.current = false;
    onOpen(next);
  }

  function choose(iso: string) {
    hasChosen.current = true;
    props.onChoose(iso);
    onOpen(false);
  }

  return (
    <PopoverFrame
      label={words.countries}
      open={props.open}
      onOpenChange={open}
      className={options.steadyPanel}
      align="start"
      anchor={frame}
      onCloseAutoFocus={(event) => {
        if (!hasChosen.current) return;
        event.preventDefault();
        input.current?.focus();
      }}
      trigger={
        <button type="button" className={css.picker} disabled={props.disabled}>
          <VisuallyHidden>{name}</VisuallyHidden>
          {country === undefined ? <Icon shape={Globe} /> : <span className={css.chip}>{country}</span>}
          {dial}
          {!props.disabled && (
            <span className={css.mark}>
              <Icon shape={ChevronDown} size={14} />
            </span>
          )}
        </button>
      }
    >
      {countries ? (
        <CountryList countries={countries} country={country} onChoose={choose} />
      ) : (
        <Waiting failed={props.failed} />
      )}
    </PopoverFrame>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  const { messages } = useUi();
  return (
    <div className={options.note} role="status">
      {!failed && <SpinnerRing size={16} />}
      {failed ? messages.phoneField.failed : messages.spinner.loading}
    </div>
  );
}
