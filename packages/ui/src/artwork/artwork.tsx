import { opticalHeight } from '@deck/tokens';
import { useMemo } from 'react';
import { trustedHtml } from '../content-policy/trusted-html.ts';
import * as css from './artwork.css.ts';

export interface ArtworkProps {
  /** The markup of a built-in drawing, such as a brand's logo. Never markup from users. */
  svg: string;
  /** The image's name. Without it the drawing is decorative, as beside the name itself. */
  label?: string | undefined;
  /**
   * The height in pixels of a logo of the usual shape. A taller or wider logo covers the same area. If unset,
   * the container decides the size.
   */
  height?: number | undefined;
}

/** A drawing of the brand. It is inline, so that it uses the theme's colours. */
export function Artwork({ svg, label, height }: ArtworkProps) {
  const drawing = useMemo(() => ({ __html: trustedHtml(svg) }), [svg]);
  const named = label === undefined ? {} : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      className={height === undefined ? css.artwork : css.sized}
      style={height === undefined ? undefined : { height: opticalHeight(svg, height) }}
      {...named}
    >
      {/* Hides names in the markup: only the label names the image. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a file of this repository, built in */}
      <span className={css.drawing} aria-hidden dangerouslySetInnerHTML={drawing} />
    </span>
  );
}
