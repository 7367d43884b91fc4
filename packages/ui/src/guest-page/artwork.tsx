import type { GuestPropertyContent } from '@deck/guest';
import { useState } from 'react';
import * as css from './artwork.css.ts';

interface ArtworkProps {
  property: GuestPropertyContent;
}

/** The property's photo, which says nothing that the words do not; a quiet band without one. */
export function PropertyPhoto({ property: { photoUrl } }: ArtworkProps) {
  const picture = usePicture(photoUrl);
  return picture === null ? <div className={css.band} /> : <img className={css.photo} alt="" {...picture} />;
}

interface LogoProps extends ArtworkProps {
  /** `large` beside the name of the page, `medium` on the receipt, `small` in the header of a phone. */
  size: keyof typeof css.logo;
}

/** The property's logo, or the first letter of its name. The name stands beside it. */
export function PropertyLogo({ property: { logoUrl, initial }, size }: LogoProps) {
  const picture = usePicture(logoUrl);
  return (
    <div className={`${css.logo[size]} ${picture === null ? css.letterGround : css.logoGround}`}>
      {picture === null ? (
        <span aria-hidden className={css.letter[size]}>
          {initial}
        </span>
      ) : (
        <img className={css.drawing} alt="" {...picture} />
      )}
    </div>
  );
}

/** The picture to draw; null if there is none, or it failed to load. */
function usePicture(src: string | null) {
  const [broken, setBroken] = useState<string>();
  return src === null || broken === src ? null : { src, draggable: false, onError: () => setBroken(src) };
}
