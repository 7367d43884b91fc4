import { tabular } from './figures.css.ts';
import { parseRuns } from './runs.ts';

export interface FiguresProps {
  /** A text with figures in it: a date, a range, an amount, an ID. */
  children: string;
}

/** Figures of one width, so that columns of them align. Only they: a tabular hyphen or space would gape. */
export function Figures({ children }: FiguresProps) {
  let at = 0;
  return parseRuns(children).map(({ text, isFigures }) => {
    const key = at;
    at += text.length;
    return isFigures ? (
      <span key={key} className={tabular}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
