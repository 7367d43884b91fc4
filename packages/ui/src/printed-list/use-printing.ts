import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../use-media/use-media.ts';

/** Whether the page is being printed. What depends on it is drawn before the first sheet is. */
export function usePrinting(): boolean {
  const isPaper = useMedia('print');
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setAsked(true));
    const end = () => setAsked(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPaper || isAsked;
}
