import { useMemo } from 'react';
import { qrModules, qrPath, quietZone } from '../qr-code/qr-path.ts';
import * as css from './receipt-code.css.ts';

export interface ReceiptCodeProps {
  /** The text of the code: the address of the order for the desk. */
  value: string;
  /** The accessible name. */
  label: string;
}

/** The code on a receipt, which the desk scans from the guest's phone. */
export function ReceiptCode({ value, label }: ReceiptCodeProps) {
  const modules = useMemo(() => qrModules(value), [value]);
  const side = modules.side + 2 * quietZone;
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
