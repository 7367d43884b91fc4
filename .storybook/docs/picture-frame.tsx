import { type CSSProperties, type ReactEventHandler, useEffect, useRef } from 'react';

interface PictureFrameProps {
  /** The id of the story: `screens-orders--full`. */
  story: string;
  /** What it shows. */
  title: string;
  /** The look of the toolbar, as an address has it. By default that of the first brand. */
  globals?: string | undefined;
  style: CSSProperties;
  onLoad?: ReactEventHandler<HTMLIFrameElement> | undefined;
}

/**
 * A story as a picture in a page: nothing in it can be pressed. What it focuses or scrolls leaves the page where it is
 * (see `preview-head.html`), and the focus goes back to the page. Its accessibility is tested elsewhere.
 */
export function PictureFrame({ story, title, globals = '', style, onLoad }: PictureFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const blur = () => {
      if (document.activeElement === frame.current) frame.current?.blur();
    };
    // The frame has the focus only after this event, and its story needs it until it is drawn.
    const giveBack = () =>
      setTimeout(() => {
        if (document.activeElement === frame.current) onceDrawn(frame.current?.contentWindow ?? null, blur);
      });
    window.addEventListener('blur', giveBack);
    return () => window.removeEventListener('blur', giveBack);
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={`./iframe.html?id=${story}&viewMode=story&framed=picture&globals=a11y.manual:!true;${globals}`}
      inert
      loading="lazy"
      onLoad={onLoad}
      style={{ border: 0, ...style }}
    />
  );
}

/** What Storybook defines in a window that draws a story. */
interface Drawing {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { once(event: string, listener: () => void): void };
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** The phases of a story that has been drawn and played. */
const after: readonly (string | undefined)[] = ['completed', 'afterEach', 'finished', 'errored'];

/** Calls back when a story has been drawn, and has done what it does by itself. */
export function onceDrawn(frame: Window | null, call: () => void): void {
  const drawing = frame as Drawing | null;
  const channel = drawing?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || after.includes(drawing?.__STORYBOOK_PREVIEW__?.currentRender?.phase)) call();
  else channel.once('storyRendered', call);
}
