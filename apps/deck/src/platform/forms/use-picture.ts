import { ApiError } from '@deck/api/client';
import type { FileTransfer } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { useRefusal } from './use-refusal.ts';
import { useValidationMessage } from './validation-message.ts';

export type ChosenPicture = ReturnType<typeof usePicture>;

/** What a field for pictures takes; the server looks at what a file really is. The size is in bytes, a little below the server's. */
export const pictureRules = {
  accept: ['image/png', 'image/jpeg', 'image/webp'],
  maxSize: 5_000_000,
} as const;

/** A picture on its way to the server, which looks at what it really is; its address goes into the form. */
export function usePicture(onUploaded: (url: string) => void) {
  const { t } = useTranslation();
  const say = useValidationMessage();
  const [file, setFile] = useState<File>();
  const stop = useRef<AbortController>(undefined);
  const upload = useMutation({
    mutationFn: (picture: File) => {
      stop.current = new AbortController();
      return api.resources.upload({ body: picture }, { signal: stop.current.signal, handledErrors: 'all' });
    },
    onSuccess: ({ url }) => {
      onUploaded(url);
      // It is seen now: its row has nothing more to say.
      setFile(undefined);
    },
  });
  const refusal = useRefusal(upload.error);
  useEffect(() => () => stop.current?.abort(), []);

  function choose(picture: File | undefined) {
    stop.current?.abort();
    setFile(picture);
    upload.reset();
    if (picture) upload.mutate(picture);
  }

  function transfer(picture: File): FileTransfer {
    if (!upload.error) return { state: 'underWay', onCancel: () => choose(undefined) };
    const wrong = upload.error instanceof ApiError ? upload.error.fields.file : undefined;
    const reason = wrong === undefined ? (refusal ?? t('errors.generic')) : say(wrong);
    // What the picture is does not change by sending it again.
    return { state: 'failed', reason, onRetry: wrong === undefined ? () => choose(picture) : undefined };
  }
  return {
    files: file ? [file] : [],
    transfers: new Map(file && [[file, transfer(file)]]),
    choose,
    isUnderWay: upload.isPending,
  };
}
