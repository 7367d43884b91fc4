import { useEffect, useRef, useState } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { useReading } from './reading.ts';
import * as css from './wallet-sheet.css.ts';

interface WalletSheetProps {
  view: PayerView;
  wallet: PayerView['methods'][number];
  onToken: (cardToken: string) => void;
  onClose: () => void;
}

/** A wallet's sheet over the page, in a frame of the PSP. Closing it changes nothing. */
export function WalletSheet({ view, wallet, onToken, onClose }: WalletSheetProps) {
  const { language, words } = useReading();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(360);
  const origin = new URL(view.pspUrl).origin;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data?.psp === 'height' && Number.isFinite(data.height)) setHeight(data.height);
      if (data?.psp === 'token' && typeof data.token === 'string') onToken(data.token);
      if (data?.psp === 'closed') onClose();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  });
  const address = new URL('/frame/wallet', view.pspUrl);
  address.search = new URLSearchParams({
    language,
    origin: window.location.origin,
    wallet: wallet.name,
    title: wallet.title,
    amount: view.amount,
    currency: view.currency,
    payee: view.property.name,
  }).toString();
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={words.methods.sheet(wallet.title)}
      onClose={onClose}
    >
      <iframe
        ref={frame}
        className={css.frame}
        style={{ height }}
        title={words.methods.sheet(wallet.title)}
        src={address.href}
      />
    </dialog>
  );
}
