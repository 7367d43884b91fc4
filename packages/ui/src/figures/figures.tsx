import { tabular } from './figures.css.ts';
import { parseRuns } from './runs.ts';

export interface FiguresProps {
  /** A text that contains figures: a date, a range, an amount, an ID. */
  children: string;
}

/** Tabular figures, so that columns align. Only for digits: a tabular hyphen or space would leave gaps. */
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
