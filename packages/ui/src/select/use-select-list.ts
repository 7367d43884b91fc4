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

/** So long after a letter the next one begins a new word, in milliseconds. */
const wordPause = 500;

/** The behaviour of a select: a button that keeps the focus, and a list it points into. */
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

  /** At what is chosen, else where the key leads. */
  function openBy(key: string) {
    open(here);
    if (here === -1 || key === 'Home' || key === 'End') dropdown.pointBy(key);
  }

  function goTo(letter: string, time: number) {
    const { word, at } = typed.current;
    typed.current = { word: time - at < wordPause ? word + letter : letter, at: time };
    open(typeahead(options, typed.current.word, here));
  }

  /** @returns whether the key was the list's. */
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
    /** For the button. */
    opener: {
      onClick: () => (isOpen ? close() : open(here)),
      onKeyDown(event: KeyboardEvent) {
        // Keys with Ctrl or Cmd are the browser's: they are no letter of a name.
        if (!event.ctrlKey && !event.metaKey && take(event)) event.preventDefault();
      },
      onKeyUp(event: KeyboardEvent) {
        // Firefox presses a button when the space bar lifts, whatever became of its way down.
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
