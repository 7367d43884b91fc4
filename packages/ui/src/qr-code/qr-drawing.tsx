import { useMemo } from 'react';
import { qrModules, qrPath, quietZone } from './qr-path.ts';

export interface QrDrawingProps {
  /** The text of the code, usually an address. At most 2,331 bytes. */
  value: string;
  /** The accessible name. */
  label: string;
  className: string;
}

/** The code alone, with the quiet zone that scanners need around it. */
export function QrDrawing({ value, label, className }: QrDrawingProps) {
  const modules = useMemo(() => qrModules(value), [value]);
  const side = modules.side + 2 * quietZone;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
