import type { IssuedToken } from '@deck/api/contract/tokens';
import { inAreas } from '@deck/api/react';
import type { TokenType } from '@deck/api/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, queryClient } from '../../../api.ts';

/** Issues a token, for the first time or anew. Its value is known here alone, until it is forgotten. */
export function useIssueToken(type: TokenType) {
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const issuing = useMutation({
    mutationFn: (isAnew: boolean): Promise<IssuedToken> =>
      (isAnew ? api.tokens.reissue : api.tokens.issue)({ body: { type } }, { shows: 'all' }),
    gcTime: 0,
    onSettled: () => {
      isSent.current = false;
      // Whatever became of it: the answer may be lost and the token new.
      return queryClient.invalidateQueries(inAreas('tokens'));
    },
  });
  function send(isAnew: boolean) {
    if (isSent.current) return;
    isSent.current = true;
    issuing.mutate(isAnew);
  }
  return {
    issue: () => send(false),
    reissue: () => send(true),
    isPending: issuing.isPending,
    error: issuing.error,
    issued: issuing.data,
    forget: issuing.reset,
  };
}
