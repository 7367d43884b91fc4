import { useState } from 'react';
import * as css from './picture.css.ts';

export interface PictureProps {
  /** Its address. */
  src: string;
  /** The alternative text. */
  alt: string;
  /** Shown if it fails to load. */
  failed: string;
  /** As wide as its container, without a background. */
  photo?: boolean | undefined;
}

/** A picture from a user, such as a logo or a photo: shown completely, whatever its aspect ratio. */
export function Picture({ src, alt, failed, photo = false }: PictureProps) {
  // By address, so that a new picture starts again.
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
