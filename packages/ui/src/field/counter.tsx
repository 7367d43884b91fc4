import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { counter } from './counter.css.ts';

interface CounterProps {
  used: number;
  limit: number;
}

/** The remaining characters from which the count is announced; earlier it would only distract. */
const nearTheLimit = 20;

/** The used length of a limited text. */
export function Counter({ used, limit }: CounterProps) {
  const { characters } = useMessages();
  const left = limit - used;
  return (
    <>
      <span aria-hidden className={counter({ over: left < 0 })}>
        {characters.used(used, limit)}
      </span>
      <VisuallyHidden>
        <span role="status">
          {left < 0 ? characters.over(-left) : left <= nearTheLimit ? characters.left(left) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
