import type { CivilDate } from '@deck/values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, use, useEffect, useRef } from 'react';
import type { ChevronProps, CustomComponents, DayButtonProps } from 'react-day-picker';
import { Icon } from '../icon/icon.tsx';
import { toDay } from './date-words.ts';
import { MonthCaption } from './month-caption.tsx';

/** Why a day cannot be chosen. A context, since the library's components accept none of our props. */
export const ReasonContext = createContext<(date: CivilDate) => string | undefined>(() => undefined);

/** A disabled day stays focusable and gives the reason. A disabled button could do neither. */
function DayButton({ day, modifiers, ...native }: DayButtonProps) {
  const reasonOf = use(ReasonContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) button.current?.focus();
  }, [modifiers.focused]);
  const isRefused = reasonOf(toDay(day.date)) !== undefined;
  return <button {...native} ref={button} type="button" aria-disabled={isRefused || undefined} />;
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon shape={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

export const calendarParts: Partial<CustomComponents> = { DayButton, Chevron, MonthCaption };
