import { ApiError, isUnsent } from '@deck/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/**
 * What is known of a write whose answer did not arrive. `reading`: its outcome is being read; `unread`: that
 * failed too; else what was read.
 */
export type UnknownOutcome<Verdict extends string> = 'reading' | 'unread' | Verdict;

export interface IdempotentMutation<Given, Verdict extends string = string> {
  /** Sends it, unless it is on its way. */
  readonly send: (given: Given) => void;
  /** Sends again what was sent last: under the same key, so that it happens once at most. */
  readonly sendAgain: () => void;
  /** Reads its outcome once more. */
  readonly readAgain: () => void;
  /** What is sent next is another intent, under a key of its own. */
  readonly renew: () => void;
  /** It is on its way, or its outcome is being read. */
  readonly isSending: boolean;
  /** Why it was refused: it had no effect. */
  readonly refusal: ApiError | null;
  /** The answer was lost: it may have happened or not. */
  readonly unknownOutcome: UnknownOutcome<Verdict> | undefined;
}

interface IdempotentMutationOptions<Given, Answer, Verdict extends string> {
  /** It goes on being sent until this is over. */
  readonly onDone: (answer: Answer, given: Given) => void | Promise<void>;
  readonly onRefused?: (refusal: ApiError, given: Given) => void;
  /** Reads the outcome of a write whose answer was lost. */
  readonly reconcile: (given: Given) => Promise<Verdict>;
  /** What may be done again from the same place: each time is an intent of its own. */
  readonly repeatable?: boolean;
}

/**
 * A call that creates something or moves money. The key is made when the form or dialog opens, and all presses use it. So
 * the effect happens once. After a lost answer the program reads the outcome, and never repeats the call. A person may.
 */
export function useIdempotentMutation<Given, Answer, Verdict extends string>(
  write: (given: Given, idempotencyKey: string) => Promise<Answer>,
  { onDone, onRefused, reconcile, repeatable = false }: IdempotentMutationOptions<Given, Answer, Verdict>,
): IdempotentMutation<Given, Verdict> {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [unknownOutcome, setUnknownOutcome] = useState<UnknownOutcome<Verdict>>();
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const renew = () => setKey(crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (given: Given) => write(given, idempotencyKey),
    onSuccess: async (answer, given) => {
      if (repeatable) renew();
      await onDone(answer, given);
      isSent.current = false;
    },
    onError: (failure, given) => {
      if (!isRefusal(failure) && !isUnsent(failure)) return void read(given);
      isSent.current = false;
      if (!isRefusal(failure)) return;
      // The bank's no is remembered under its key: asking it again is another intent.
      if (failure.code === 'OPERATION_DECLINED') renew();
      onRefused?.(failure, given);
    },
  });

  async function read(given: Given) {
    setUnknownOutcome('reading');
    setUnknownOutcome(await reconcile(given).catch((): UnknownOutcome<Verdict> => 'unread'));
    isSent.current = false;
  }

  function send(given: Given) {
    if (isSent.current) return;
    isSent.current = true;
    setUnknownOutcome(undefined);
    sending.mutate(given);
  }
  const withLast = (act: (given: Given) => void) => () => {
    if (sending.variables !== undefined) act(sending.variables);
  };
  return {
    send,
    sendAgain: withLast(send),
    readAgain: withLast((given) => void read(given)),
    renew,
    isSending: sending.isPending || unknownOutcome === 'reading',
    refusal: isRefusal(sending.error) ? sending.error : null,
    unknownOutcome,
  };
}

/** For things that cannot be told from others like them. All are read again, and the outcome stays unknown. */
export const rereadOnly = (reread: () => Promise<void>) => async (): Promise<'unknown'> => {
  await reread();
  return 'unknown';
};

/** Without an answer, or with one of a server that broke off, it may have happened or not. */
const isRefusal = (failure: Error | null): failure is ApiError =>
  failure instanceof ApiError && failure.status < 500;
