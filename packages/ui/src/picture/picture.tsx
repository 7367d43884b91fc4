import { useState } from 'react';
import * as css from './picture.css.ts';

export interface PictureProps {
  src: string;
  /** What it shows. */
  alt: string;
  /** Stands in its place where it cannot be loaded. */
  failed: string;
  /** As wide as its place, without paper beneath it. */
  photo?: boolean | undefined;
}

/** A picture somebody sent, such as a logo or a photo: seen whole, whatever its shape. */
export function Picture({ src, alt, failed, photo = false }: PictureProps) {
  // By its address: another picture begins anew.
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <p className={css.failed}>{failed}</p>;
  const picture = (
    <img
      className={photo ? css.photo : css.picture}
      src={src}
      alt={alt}
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
  return photo ? picture : <div className={css.plate}>{picture}</div>;
}
