import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { isDisabled, type Option } from '../options/option-row.tsx';
import { useDropdown } from '../options/use-dropdown.ts';
import { typeahead } from './typeahead.ts';

interface SelectListProps<Value extends string> {
  field: FieldFrame;
  button: RefObject<HTMLButtonElement | null>;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
}

/** The pause in milliseconds after which a letter starts a new word. */
const wordPause = 500;

/** The behaviour of a select: the button keeps the focus and points to an active option. */
export function useSelectList<Value extends string>(props: SelectListProps<Value>) {
  const { options, value, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  const typed = useRef({ word: '', at: -wordPause });
  const dropdown = useDropdown<Option<Value>>({
    id: props.field.control.id,
    control: props.button,
    options,
    isBarred: isDisabled,
    isRound: false,
    onChoose: (option) => {
      if (option.value !== value) onChange(option.value);
    },
  });
  const { isOpen, pointed, open, close, choose } = dropdown;
  const here = isOpen ? pointed : chosen ? options.indexOf(chosen) : -1;

  /** Activates the selected option, or the option for the key. */
  function openBy(key: string) {
    open(here);
    if (here === -1 || key === 'Home' || key === 'End') dropdown.pointBy(key);
  }

  function goTo(letter: string, time: number) {
    const { word, at } = typed.current;
    typed.current = { word: time - at < wordPause ? word + letter : letter, at: time };
    open(typeahead(options, typed.current.word, here));
  }

  /** @returns whether the list handled the key. */
  function take({ key, altKey, timeStamp }: KeyboardEvent): boolean {
    const isWithinWord = isOpen && timeStamp - typed.current.at < wordPause;
    if (!altKey && (/^\S$/u.test(key) || (key === ' ' && isWithinWord))) goTo(key, timeStamp);
    else if (isOpen && (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey))) {
      close();
      choose(pointed);
    } else if (isOpen) return dropdown.pointBy(key);
    else if (key === ' ') open(here);
    else if (['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) openBy(key);
    else return false;
    return true;
  }

  return {
    ...dropdown,
    chosen,
    /** The props of the button. */
    opener: {
      onClick: () => (isOpen ? close() : open(here)),
      onKeyDown(event: KeyboardEvent) {
        // Keys with Ctrl or Cmd belong to the browser.
        if (!event.ctrlKey && !event.metaKey && take(event)) event.preventDefault();
      },
      onKeyUp(event: KeyboardEvent) {
        // Firefox clicks a button on the keyup of Space, even if its keydown was prevented.
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
