import { type RefObject, useRef, useState } from 'react';
import { placeAfter } from './place-after.ts';

export interface ListboxProps<Option> {
  /** Of the element that keeps the focus. */
  id: string;
  options: readonly Option[];
  isBarred?: ((option: Option) => boolean) | undefined;
  /** The place it begins at, -1 for none. */
  start?: number | undefined;
  /** From the last option the arrow leads to the first, and back. */
  isRound?: boolean | undefined;
  onChoose: (option: Option) => void;
}

/** A list of options, and the one an element that keeps the focus points to. */
export interface Listbox<Option> {
  readonly id: string;
  readonly options: readonly Option[];
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The place of the option that is pointed to, -1 for none. */
  readonly pointed: number;
  /** Whether that one is to be scrolled into sight: the pointer points only to what is. */
  readonly isFollowed: boolean;
  readonly isBarred: (option: Option) => boolean;
  readonly optionId: (at: number) => string;
  /** For the element that keeps the focus. */
  readonly pointer: {
    readonly 'aria-controls': string;
    readonly 'aria-activedescendant': string | undefined;
  };
  readonly point: (at: number) => void;
  /** Points by the mouse. */
  readonly hover: (at: number) => void;
  /** @returns whether the key leads anywhere. */
  readonly pointBy: (key: string) => boolean;
  /** Nothing where there is none at that place, or it cannot be chosen. */
  readonly choose: (at: number) => void;
}

const isFree = () => false;

export function useListbox<Option>({
  id,
  options,
  isBarred = isFree,
  start = -1,
  isRound = true,
  onChoose,
}: ListboxProps<Option>): Listbox<Option> {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ at: start, isFollowed: true });
  // Typing points to the first before it is known whether there is one.
  const pointed = place.at < options.length ? place.at : -1;
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-option-${at}`;
  const point = (at: number) => setPlace({ at, isFollowed: true });
  return {
    id: listId,
    options,
    ref,
    pointed,
    isFollowed: place.isFollowed,
    isBarred,
    optionId,
    pointer: {
      'aria-controls': listId,
      'aria-activedescendant': pointed === -1 ? undefined : optionId(pointed),
    },
    point,
    hover(at) {
      if (at !== pointed) setPlace({ at, isFollowed: false });
    },
    pointBy(key) {
      const next = placeAfter(key, pointed, { options, isBarred, isRound });
      if (next !== undefined) point(next);
      return next !== undefined;
    },
    choose(at) {
      const option = options[at];
      if (option !== undefined && !isBarred(option)) onChoose(option);
    },
  };
}
