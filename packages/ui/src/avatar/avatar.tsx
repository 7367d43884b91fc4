import { useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The name of the person or company. Announced unless `decorative`. */
  name: string;
  /** A picture. Initials are shown until it has loaded, and if it fails to load. */
  src?: string | null | undefined;
  /** `large` is 64 px, `medium` 32, `small` 24. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `accent` marks the user's own avatar. */
  tone?: 'accent' | 'neutral' | undefined;
  /** The name is next to it as text, so it is not announced again. */
  decorative?: boolean | undefined;
}

/** A person or a company in a circle: their picture, or their initials. */
export function Avatar({ name, src, size = 'medium', tone = 'neutral', decorative = false }: AvatarProps) {
  const { locale } = useUi();
  // The load state of a picture by its address, so that a new address starts again.
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const picture = src && src !== failed ? src : undefined;
  const drawn = {
    className: css.avatar({ size, tone }),
    'data-initials': picture !== undefined && picture === loaded ? undefined : initials(name, locale),
    children: picture !== undefined && (
      <img
        key={picture}
        className={css.picture}
        src={picture}
        alt=""
        draggable={false}
        onLoad={() => setLoaded(picture)}
        onError={() => setFailed(picture)}
      />
    ),
  };
  return decorative ? <span {...drawn} aria-hidden /> : <span {...drawn} role="img" aria-label={name} />;
}
