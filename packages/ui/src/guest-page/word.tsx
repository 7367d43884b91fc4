import { createContext, useContext, useState } from 'react';
import * as css from './word.css.ts';

/** Whether changed words cross-fade: they do in the miniature, which changes with each key. */
export const CrossFade = createContext(false);

/** A text that may change while it is looked at. */
export function Word({ children }: { children: string }) {
  return useContext(CrossFade) ? <FadingWord text={children} /> : children;
}

function FadingWord({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, former: '' });
  if (shown.text !== text) setShown({ text, former: shown.text });
  const { former } = shown;
  return (
    <span className={css.place}>
      {former !== '' && (
        <span
          key={`former ${former}`}
          className={css.leaving}
          aria-hidden
          onAnimationEnd={() => setShown({ text, former: '' })}
        >
          {former}
        </span>
      )}
      <span key={text} className={former === '' ? undefined : css.arriving}>
        {text}
      </span>
    </span>
  );
}
