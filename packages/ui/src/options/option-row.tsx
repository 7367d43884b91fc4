import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Dot } from '../status-dot/dot.tsx';
import { mark } from '../status-dot/status-dot.css.ts';
import type { StatusTone } from '../status-dot/tone.ts';
import { Highlight } from './highlight.tsx';
import * as css from './options.css.ts';

/** An option of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** The language of the label if it differs from the page's, such as `el`, for screen readers. */
  lang?: string | undefined;
  /** A second line: its consequence, or why it cannot be chosen. */
  hint?: string | undefined;
  icon?: IconShape | undefined;
  /** Before the label: the shape and colour of a status. */
  tone?: StatusTone | undefined;
  /** At the end of its line in a multi-select: how many there are. */
  meta?: string | undefined;
  disabled?: boolean | undefined;
}

interface OptionRowProps {
  option: Option;
  isChosen: boolean;
  /** The search, highlighted in the label. */
  query?: string | undefined;
  /** At the end of the row. */
  meta?: ReactNode;
}

/** The content of a row. */
export function OptionRow({ option, isChosen, query = '', meta }: OptionRowProps) {
  return (
    <>
      {option.icon && (
        <span className={css.icon}>
          <Icon shape={option.icon} />
        </span>
      )}
      {option.tone && (
        <span className={css.icon}>
          <Dot tone={option.tone} className={mark({ tone: option.tone })} />
        </span>
      )}
      <span className={css.words}>
        <span lang={option.lang}>
          <Highlight label={option.label} query={query} />
        </span>
        {option.hint && <span className={css.hint}>{option.hint}</span>}
      </span>
      {meta !== undefined && meta !== null && meta !== false && <span className={css.meta}>{meta}</span>}
      {isChosen && (
        <span className={css.check}>
          <Icon shape={Check} />
        </span>
      )}
    </>
  );
}

export function isDisabled(option: Pick<Option, 'disabled'>): boolean {
  return option.disabled === true;
}
