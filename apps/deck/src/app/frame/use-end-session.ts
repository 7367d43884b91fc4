import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { queryClient } from '../../platform/api.ts';
import { keepDrafts } from '../../platform/session/drafts.ts';
import { sessionEnds } from '../../platform/session/session-ends.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { haveThirdParties } from '../../platform/third-parties/third-parties.ts';

interface Ending {
  /** The sign-in, with the way back if there is one. */
  to: string;
  /** What is typed is kept for the same person to come back to. */
  keep?: boolean;
  /** What is stored belongs to another tab by now, and stays. */
  hereOnly?: boolean;
}

/**
 * Ends the session in this tab and leads to the sign-in. The screens are gone before the way there begins, so that no
 * form asks whether it may be left and nothing of the person stays in sight.
 */
export function useEndSession(): (ending: Ending) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ to, keep = false, hereOnly = false }) => {
      // Scripts of others end by loading the sign-in anew: what is not stored by then is lost, and that is said.
      const isLost = keep && !keepDrafts() && haveThirdParties();
      flushSync(() => (hereOnly ? sessionStore.leave() : sessionStore.clear()));
      sessionEnds.forget();
      queryClient.clear();
      void navigate(to, keep ? { state: { said: isLost ? 'typedLost' : 'sessionOver' } } : {});
    },
    [navigate],
  );
}
