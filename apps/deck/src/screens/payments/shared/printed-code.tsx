import { QrCode } from '@deck/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as css from './qr-panel.css.ts';

interface PrintedCodeProps {
  link: string;
  title: string;
  text: string;
  onPrinted: () => void;
}

/** The code on a sheet of its own, handed to the printer as soon as it stands. */
export function PrintedCode({ link, title, text, onPrinted }: PrintedCodeProps) {
  const { t } = useTranslation('collect');
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    // The browser waits here until its dialog is closed.
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <div className={css.sheet}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      <div className={css.large}>
        <QrCode value={link} label={t('qr.scan')} />
      </div>
      <p className={css.address}>{link}</p>
    </div>,
    document.body,
  );
}
