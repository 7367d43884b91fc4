import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Highlight } from './highlight.tsx';
import * as css from './options.css.ts';

/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** The language of the label where it is not the page's, `el`: so that it is read out in it. */
  lang?: string | undefined;
  /** A second line: what choosing it means, or why it cannot be chosen. */
  hint?: string | undefined;
  icon?: IconShape | undefined;
  disabled?: boolean | undefined;
}

interface OptionRowProps {
  option: Option;
  isChosen: boolean;
  /** What was searched for: set off in the label. */
  query?: string | undefined;
  /** At the end of the row. */
  meta?: ReactNode;
}

/** What stands in a row. */
export function OptionRow({ option, isChosen, query = '', meta }: OptionRowProps) {
  return (
    <>
      {option.icon && (
        <span className={css.icon}>
          <Icon shape={option.icon} />
        </span>
      )}
      <span className={css.words}>
        <span lang={option.lang}>
          <Highlight label={option.label} query={query} />
        </span>
        {option.hint && <span className={css.hint}>{option.hint}</span>}
      </span>
      {meta !== undefined && meta !== null && <span className={css.meta}>{meta}</span>}
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
