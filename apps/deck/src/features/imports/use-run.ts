import type { ImportRun } from '@deck/api/contract/imports';
import { inAreas } from '@deck/api/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, queryClient } from '../../platform/api.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';

/** Milliseconds between two looks at how far a run is. */
const BETWEEN_LOOKS = 1_500;

interface Begun {
  /** Whether links go out; undefined leaves it to the run that is there. */
  readonly sendNow: boolean | undefined;
}

export interface Run {
  /** It was begun here, or is being looked at. */
  readonly isBegun: boolean;
  readonly isSending: boolean;
  readonly progress: ImportRun | undefined;
  readonly refusal: string | undefined;
  readonly begin: (begun: Begun) => void;
  /** Asks again how far it is. */
  readonly lookAgain: () => void;
}

/**
 * The run of a file with a template. The server has one run per file, and answers further calls with its progress. So a
 * second press, another tab and a lost answer make no order twice.
 */
export function useRun(fileId: string, templateId: string): Run {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const call = useMutation({
    mutationFn: ({ sendNow }: Begun) =>
      api.imports.process({ fileId, templateId, sendNow }, { idempotencyKey, handledErrors: 'all' }),
    onSuccess: async ({ status }) => {
      if (status === 'COMPLETED')
        await queryClient.invalidateQueries(inAreas('orders', 'payments', 'imports'));
    },
  });
  const [progress, setProgress] = useState<ImportRun>();
  const { mutate, isPending, variables } = call;
  const ask = (begun: Begun) => mutate(begun, { onSuccess: setProgress });

  const lookAgain = useEffectEvent(() => ask(variables ?? { sendNow: undefined }));
  const isRunning = progress?.status === 'RUNNING' && !call.isError;
  useEffect(() => {
    if (!isRunning || isPending) return;
    const timer = setTimeout(lookAgain, BETWEEN_LOOKS);
    return () => clearTimeout(timer);
  }, [isRunning, isPending]);

  return {
    isBegun: progress !== undefined,
    isSending: isPending,
    progress,
    refusal: useRefusal(call.error),
    begin: (begun) => {
      if (!isPending) ask(begun);
    },
    lookAgain: () => ask(variables ?? { sendNow: undefined }),
  };
}
