import { changeFace } from '@deck/ui';
import { useEffect, useState } from 'react';

/**
 * The state to show: the form gives way to the receipt in one view transition, everything else changes at once.
 * @param isDone whether a state shows the receipt; undefined before anything is known
 */
export function useFaces<State>(state: State, isDone: (state: State) => boolean | undefined): State {
  const [shown, setShown] = useState(state);
  const turns = isDone(shown) === false && isDone(state) === true;
  useEffect(() => {
    if (turns) changeFace(() => setShown(state));
  }, [turns, state]);
  if (turns) return shown;
  if (shown !== state) setShown(state);
  return state;
}
