import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../button/button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { downloadQr } from './download.ts';
import * as css from './qr-code.css.ts';
import { qrModules, qrPath, quietZone } from './qr-path.ts';

export interface QrCodeProps {
  /** The text of the code, usually an address. At most 2,331 bytes. */
  value: string;
  /** The accessible name: "QR code of the payment link". */
  label: string;
  /** Shows download buttons with this file name, without extension: `link-KLB-20418`. */
  download?: string | undefined;
}

/** A QR code. */
export function QrCode({ value, label, download }: QrCodeProps) {
  const messages = useMessages();
  const modules = useMemo(() => qrModules(value), [value]);
  const side = modules.side + 2 * quietZone;
  return (
    <figure className={css.figure}>
      <figcaption className={css.label}>{label}</figcaption>
      <div className={css.plate}>
        <svg
          className={css.code}
          viewBox={`0 0 ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={qrPath(modules)} />
        </svg>
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
