import { QrDrawing, type QrDrawingProps } from '../qr-code/qr-drawing.tsx';
import * as css from './receipt-code.css.ts';

/** `value` is the address of the order for the desk. */
export type ReceiptCodeProps = Omit<QrDrawingProps, 'className'>;

/** The code on a receipt, which the desk scans from the guest's phone. */
export function ReceiptCode(props: ReceiptCodeProps) {
  return <QrDrawing {...props} className={css.code} />;
}
