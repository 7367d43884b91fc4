import { Alert, Button, Spinner } from '@deck/ui';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as css from './card-frame.css.ts';
import { useReading } from './reading.ts';

/** How long the frame may take to load, in milliseconds. */
const PATIENCE = 15_000;

/** The acts of the page on the fields inside the frame. */
export interface CardFields {
  /** Checks the card and sends it to the PSP; its token comes back. */
  submit(): void;
}

interface CardFrameProps {
  fields: RefObject<CardFields | null>;
  /** The PSP's public address. */
  pspUrl: string;
  /** The likely cardholder. */
  holder: string;
  /** The types of the cards that are taken. */
  accepted: readonly string[];
  /** Focuses the number. */
  focused: boolean;
  busy: boolean;
  onToken: (cardToken: string) => void;
  /** Enter was pressed in a field. */
  onSubmit: () => void;
}

/**
 * The fields of a card, in a frame of the PSP: what is typed there reaches neither this page nor Deck, only a token does.
 * A new key empties it.
 */
export function CardFrame(props: CardFrameProps) {
  const { fields, pspUrl, holder, accepted, focused, busy, onToken, onSubmit } = props;
  const { language, words } = useReading();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  const origin = new URL(pspUrl).origin;
  // Before the frame has answered, an empty page of this origin stands in it, which hears nothing.
  const hearing = useRef<Window | null>(null);
  const tell = (message: object) => {
    const { contentWindow } = frame.current ?? {};
    if (contentWindow && contentWindow === hearing.current) contentWindow.postMessage(message, origin);
  };
  useImperativeHandle(fields, () => ({ submit: () => tell({ deck: 'submit' }) }));

  const handlers = useRef({ onToken, onSubmit });
  handlers.current = { onToken, onSubmit };
  const wanted = JSON.stringify({ holder, accepted });
  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data?.psp === 'ready') {
        hearing.current = frame.current?.contentWindow ?? null;
        tell({ deck: 'configure', ...JSON.parse(wanted) });
        tell({ deck: 'disabled', disabled: busy });
        if (focused) tell({ deck: 'focus' });
      }
      if (data?.psp === 'height' && Number.isFinite(data.height)) setHeight(data.height);
      if (data?.psp === 'token' && typeof data.token === 'string') handlers.current.onToken(data.token);
      if (data?.psp === 'submit') handlers.current.onSubmit();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  });
  useEffect(() => tell({ deck: 'disabled', disabled: busy }));
  const isReady = height !== undefined;
  useEffect(() => {
    if (isReady) return;
    const late = setTimeout(() => setLate(true), PATIENCE + tries);
    return () => clearTimeout(late);
  }, [isReady, tries]);

  const address = new URL('/frame/card', pspUrl);
  address.search = new URLSearchParams({ language, origin: window.location.origin }).toString();
  return (
    <>
      {!isReady && !isLate && (
        <div className={css.awaited}>
          <Spinner label={words.frame.loading} />
        </div>
      )}
      {!isReady && isLate && (
        <Alert tone="danger" title={words.frame.failed.title} announced>
          {words.frame.failed.text}
          <Button
            onClick={() => {
              setLate(false);
              setTries(tries + 1);
            }}
          >
            {words.frame.failed.again}
          </Button>
        </Alert>
      )}
      <iframe
        key={`${language} ${tries}`}
        ref={frame}
        className={isReady ? css.frame : css.unready}
        style={{ height }}
        title={words.frame.title}
        src={address.href}
        // The browser may fill in a card that it knows.
        allow="payment; publickey-credentials-get"
      />
    </>
  );
}
