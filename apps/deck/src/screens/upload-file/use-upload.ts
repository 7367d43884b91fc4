import { ApiError } from '@deck/api/client';
import type { ImportFile } from '@deck/api/contract/imports';
import type { FileTransfer } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRefusal } from '../../forms/use-refusal.ts';
import { sendFile } from './send-file.ts';

interface Upload {
  readonly chosen: readonly File[];
  readonly choose: (files: readonly File[]) => void;
  readonly transfers: ReadonlyMap<File, FileTransfer>;
}

/** Sends a file as soon as it is chosen. Taking it back, or leaving, ends the sending. */
export function useUpload(onSent: (file: ImportFile) => void): Upload {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [share, setShare] = useState(0);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const sending = useMutation({
    mutationFn: (file: File) => {
      ending.current?.abort();
      ending.current = new AbortController();
      setShare(0);
      return sendFile(file, { signal: ending.current.signal, onShare: setShare });
    },
    onSuccess: onSent,
  });
  const reason = useRefusal(sending.error);

  function choose(files: readonly File[]) {
    ending.current?.abort();
    sending.reset();
    setChosen(files);
    const [file] = files;
    if (file) sending.mutate(file);
  }

  const transfers = new Map<File, FileTransfer>();
  for (const file of chosen) {
    if (sending.isPending) transfers.set(file, { state: 'underWay', share, onCancel: () => choose([]) });
    else if (reason !== undefined) {
      // What the server has refused it refuses again; a line that was lost may come back.
      const isRefused = sending.error instanceof ApiError && sending.error.status < 500;
      transfers.set(file, {
        state: 'failed',
        reason,
        onRetry: isRefused ? undefined : () => sending.mutate(file),
      });
    }
  }
  return { chosen, choose, transfers };
}
