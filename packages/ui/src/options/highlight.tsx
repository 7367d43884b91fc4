import * as css from './options.css.ts';
import { getPieces } from './search.ts';

/** A label with the search's matches highlighted. */
export function Highlight({ label, query }: { label: string; query: string }) {
  if (query.trim() === '') return label;
  return getPieces(label, query).map(({ text, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className={css.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
