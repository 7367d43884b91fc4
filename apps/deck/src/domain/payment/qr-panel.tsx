import { Button, CopyField, QrCode } from '@deck/ui';
import { Link, Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as css from './qr-panel.css.ts';

interface QrPanelProps {
  /** The address the code leads to. */
  link: string;
  /** The name of a downloaded file, without ending. */
  fileName: string;
  /** What a printed code says above and below itself. */
  printed: { readonly title: string; readonly text: string };
  /** `link` leaves the address out, where it stands elsewhere. */
  without?: 'link';
}

/** An address as a QR code: to show, to copy, to download as PNG or SVG, to print. */
export function QrPanel({ link, fileName, printed, without }: QrPanelProps) {
  const { t } = useTranslation('collect');
  const [isPrinting, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  return (
    <div className={css.panel}>
      {without !== 'link' && (
        <CopyField icon={Link} label={t('qr.link')} copyLabel={t('qr.copy')} value={link} />
      )}
      <div className={css.code}>
        <QrCode value={link} label={t('qr.label')} download={fileName} />
        <div className={css.printButton}>
          <Button size="small" variant="quiet" icon={Printer} onClick={() => setPrinting(true)}>
            {t('qr.print')}
          </Button>
        </div>
      </div>
      {isPrinting && <PrintedCode link={link} {...printed} onPrinted={stopPrinting} />}
    </div>
  );
}

interface PrintedCodeProps {
  link: string;
  title: string;
  text: string;
  onPrinted: () => void;
}

/** A printed page with only the code. It opens the print dialog once it is rendered. */
function PrintedCode({ link, title, text, onPrinted }: PrintedCodeProps) {
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
