import { Modal } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onCall } from '../../platform/connection.ts';

/** No call has a time-out; after so many milliseconds the person is told that it is still waited for. */
const LONG = 10_000;

/** Says that an answer takes long. Closing it cancels nothing. */
export function WaitingNotice() {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const open = timers.current;
    const stop = onCall((event) => {
      if (event.kind === 'sent')
        open.set(
          event.id,
          setTimeout(() => setIsLong(true), LONG),
        );
      else {
        clearTimeout(open.get(event.id));
        open.delete(event.id);
        if (open.size === 0) setIsLong(false);
      }
    });
    return () => {
      stop();
      for (const timer of open.values()) clearTimeout(timer);
      open.clear();
    };
  }, []);

  const close = () => setIsLong(false);
  return (
    <Modal
      open={isLong}
      onClose={close}
      title={t('waiting.title')}
      description={t('waiting.text')}
      safeLabel={t('waiting.close')}
    />
  );
}
