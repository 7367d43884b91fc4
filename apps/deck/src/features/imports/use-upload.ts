import { ApiError, createApi } from '@deck/api/client';
import { clientManifest } from '@deck/api/contract/client-manifest';
import type { ImportFile } from '@deck/api/contract/imports';
import type { FileTransfer } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { patientConnection } from '../../platform/connection.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { useValidationMessage } from '../../platform/forms/validation-message.ts';

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
  const say = useValidationMessage();
  const refusal = useRefusal(sending.error);
  const wrong = sending.error instanceof ApiError ? sending.error.fields.file : undefined;
  const reason = wrong === undefined ? refusal : say(wrong);

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

interface Sending {
  readonly signal: AbortSignal;
  /** How much has left, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Uploads a file of orders. @throws what every call does */
function sendFile(file: File, { signal, onShare }: Sending): Promise<ImportFile> {
  const api = createApi(
    { imports: { upload: clientManifest.imports.upload } },
    patientConnection((url, init) => sendByXhr(url, init, onShare)),
  );
  return api.imports.upload({ body: file }, { signal, handledErrors: 'all' });
}

/** What `fetch` does, with the progress that it does not tell. */
function sendByXhr(url: string, init: RequestInit, onShare: (share: number) => void): Promise<Response> {
  const { signal, method = 'GET', headers, body } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal?.reason);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'text';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
