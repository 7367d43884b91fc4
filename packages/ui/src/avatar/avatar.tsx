import { useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person or company it stands for. Announced unless `decorative`. */
  name: string;
  /** A picture of them. Until it is there, and where it cannot be loaded, the initials stand. */
  src?: string | null | undefined;
  /** `large` is 64, `medium` 32, `small` 24. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `accent` marks the reader's own. */
  tone?: 'accent' | 'neutral' | undefined;
  /** The name stands beside it in words, so it is not announced again. */
  decorative?: boolean | undefined;
}

/** A person or a company in a circle: their picture, or their initials. */
export function Avatar({ name, src, size = 'medium', tone = 'neutral', decorative = false }: AvatarProps) {
  const { locale } = useUi();
  // What became of a picture, by its address: another one begins anew.
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
