import { createApi } from '@deck/api/client';
import type { ImportFile } from '@deck/api/contract/imports';
import { outline } from '@deck/api/contract/outline';
import { patientConnection } from '../../connection.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** How much has left, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Uploads a file of orders. @throws what every call does */
export function sendFile(file: File, { signal, onShare }: Sending): Promise<ImportFile> {
  const api = createApi(
    { imports: { upload: outline.imports.upload } },
    patientConnection((url, init) => sendByXhr(url, init, onShare)),
  );
  return api.imports.upload({ body: file }, { signal, shows: 'all' });
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
