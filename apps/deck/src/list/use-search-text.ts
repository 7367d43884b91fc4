import { useEffect, useState } from 'react';
import { useIsLeft } from '../navigation/use-is-left.ts';
import type { ListState } from './use-list-state.ts';

/** So many milliseconds after the last key a search is asked for. */
const TYPING = 250;

/** What is typed shows at once and reaches the address when the typing pauses. */
export function useSearchText(list: ListState): [string, (text: string) => void] {
  const asked = list.get('q');
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  const { change } = list;
  const isLeft = useIsLeft();
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      // Whoever has gone on to another screen is not called back to the list by what they typed.
      if (!isLeft()) change({ q: typed });
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, asked, change, isLeft]);
  return [typed, setTyped];
}
