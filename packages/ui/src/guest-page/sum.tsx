import type { GuestContent, GuestDeadlineContent } from '@deck/guest';
import { Clock } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { onPhone, onWide } from './faces.css.ts';
import * as css from './sum.css.ts';
import { Word } from './word.tsx';

/** For what, how much, by when. */
export function Sum({ content: { sum, deadline } }: { content: GuestContent }) {
  const isAlone = sum.amount === '';
  return (
    <div className={css.sum}>
      <h1 className={css.heading}>
        <span className={`${css.label({ isAlone })} ${onWide}`}>{sum.label}</span>{' '}
        <span className={`${css.label({ isAlone })} ${onPhone}`}>
          <Word>{isAlone ? sum.label : sum.phoneLabel}</Word>
        </span>{' '}
        {sum.isStruck ? <s className={css.struck}>{sum.amount}</s> : <Amount>{sum.amount}</Amount>}
      </h1>
      {sum.conversion !== '' && <p className={css.conversion}>{sum.conversion}</p>}
      {deadline !== null && <Deadline deadline={deadline} />}
    </div>
  );
}

/** The figure of the page. */
export function Amount({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <span className={css.amount}>
      <Word>{children}</Word>
    </span>
  );
}

function Deadline({ deadline: { at, full, short, note } }: { deadline: GuestDeadlineContent }) {
  return (
    <div className={css.deadline}>
      <span className={css.clock}>
        <Icon shape={Clock} size={14} />
      </span>
      <div className={css.moment}>
        <time className={`${css.until} ${onWide}`} dateTime={at}>
          {full}
        </time>
        <time className={`${css.shortUntil} ${onPhone}`} dateTime={at}>
          <Word>{short}</Word>
        </time>
        {note !== '' && <p className={`${css.note} ${onWide}`}>{note}</p>}
      </div>
    </div>
  );
}
