import { type RefObject, useRef, useState } from 'react';
import { placeAfter } from './place-after.ts';

export interface ListboxProps<Option> {
  /** The id of the focused element. */
  id: string;
  options: readonly Option[];
  isBarred?: ((option: Option) => boolean) | undefined;
  /** The initially active index, -1 for none. */
  start?: number | undefined;
  /** Arrow keys wrap around. */
  isRound?: boolean | undefined;
  onChoose: (option: Option) => void;
}

/** A list of options with an active option, to which the focused element points. */
export interface Listbox<Option> {
  readonly id: string;
  readonly options: readonly Option[];
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The active index, -1 for none. */
  readonly pointed: number;
  /** Whether to scroll the active option into view. The pointer only activates visible options. */
  readonly isFollowed: boolean;
  readonly isBarred: (option: Option) => boolean;
  readonly optionId: (at: number) => string;
  /** The props of the focused element. */
  readonly pointer: {
    readonly 'aria-controls': string;
    readonly 'aria-activedescendant': string | undefined;
  };
  readonly point: (at: number) => void;
  /** Activates by mouse. */
  readonly hover: (at: number) => void;
  /** @returns whether the key was handled. */
  readonly pointBy: (key: string) => boolean;
  /** Does nothing for a missing or disabled option. */
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
  // Typing activates the first option before the matches are known.
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
