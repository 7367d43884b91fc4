import { useEffect } from 'react';
import type { PaymentState } from './payment-session.ts';

/**
 * Goes to the top once something went wrong there. The page of a phone folds after a decline, so that the reason and
 * every other way fit one screen. The guest who pressed the button had scrolled past it.
 */
export function useReasonInSight({ view, attemptedHere, lost, wrong }: PaymentState): void {
  const declines = attemptedHere && view?.status === 'DECLINED' ? String(view.attempts) : '';
  const reason = [declines, lost === 'no' ? '' : lost, ...Object.keys(wrong)].join(' ').trim();
  useEffect(() => {
    if (reason !== '') window.scrollTo({ top: 0 });
  }, [reason]);
}
