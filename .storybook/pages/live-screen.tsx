import { useLayoutEffect, useRef, useState } from 'react';
import { PictureFrame } from '../docs/picture-frame.tsx';
import { useLook } from '../docs/use-look.ts';

/** The window of a desktop, in CSS pixels. */
const WIDTH = 1280;
const HEIGHT = 800;

interface LiveScreenProps {
  /** The id of its story: `screens-orders--full`. */
  story: string;
  /** What it shows. */
  title: string;
}

/** A screen of the product at work in the look of the toolbar, scaled to the width of the page, with a link to its story. */
export function LiveScreen({ story, title }: LiveScreenProps) {
  const look = useLook();
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.75);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / WIDTH);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure style={{ margin: '24px 0' }}>
      <div
        ref={room}
        style={{ height: HEIGHT * scale, overflow: 'hidden', border: '1px solid #d5dae3', borderRadius: 8 }}
      >
        <PictureFrame
          key={look}
          story={story}
          globals={look}
          title={title}
          style={{
            width: WIDTH,
            height: HEIGHT,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
      <figcaption>
        <p>
          <a href={`./?path=/story/${story}`}>{title}</a>
        </p>
      </figcaption>
    </figure>
  );
}
