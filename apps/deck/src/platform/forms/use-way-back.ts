import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepDrafts } from '../session/drafts.ts';
import type { CameFrom } from './use-came-from.ts';

/**
 * Leaves a form for a screen that it needs, and keeps what is typed. The form is filled again on the way back, from there
 * or by the browser. `isLeft` is for the leave question, which is not asked then.
 * @param search the query that opens the form, if the current address would open another one
 */
export function useWayBack(search?: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const isLeft = useRef(false);
  const form = { ...location, search: search ?? location.search };
  return {
    isLeft: () => isLeft.current,
    leaveFor: (path: string, needs: Pick<CameFrom, 'day'> = { day: undefined }) => {
      keepDrafts();
      isLeft.current = true;
      void (async () => {
        await navigate(form, { replace: true, state: { restore: true } });
        await navigate(path, { state: { ...needs, cameFrom: form.pathname + form.search } });
      })();
    },
  };
}
