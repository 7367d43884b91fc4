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
    // The frame has the focus only after this event.
    const giveBack = () =>
      setTimeout(() => {
        if (document.activeElement === frame.current) frame.current?.blur();
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
