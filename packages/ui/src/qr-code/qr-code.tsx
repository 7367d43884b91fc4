import { Download } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { downloadQr } from './download.ts';
import * as css from './qr-code.css.ts';
import { QrDrawing, type QrDrawingProps } from './qr-drawing.tsx';

export interface QrCodeProps extends Omit<QrDrawingProps, 'className'> {
  /** Shows download buttons with this file name, without extension: `link-KLB-20418`. */
  download?: string | undefined;
}

/** A link as a picture that a phone reads, with buttons that save it for print. */
export function QrCode({ value, label, download }: QrCodeProps) {
  const messages = useMessages();
  return (
    <figure className={css.figure}>
      <figcaption className={css.label}>{label}</figcaption>
      <div className={css.plate}>
        <QrDrawing value={value} label={label} className={css.code} />
      </div>
      {download !== undefined && (
        <div className={css.acts}>
          <Button
            variant="quiet"
            size="small"
            icon={Download}
            aria-label={messages.qrCode.downloadAs('PNG')}
            onClick={() => downloadQr(value, download, 'png')}
          >
            PNG
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={Download}
            aria-label={messages.qrCode.downloadAs('SVG')}
            onClick={() => downloadQr(value, download, 'svg')}
          >
            SVG
          </Button>
        </div>
      )}
    </figure>
  );
}
