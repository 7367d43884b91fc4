import { opticalHeight } from '@deck/tokens';
import { useMemo } from 'react';
import { trustedHtml } from '../content-policy/trusted-html.ts';
import * as css from './artwork.css.ts';

export interface ArtworkProps {
  /** The markup of a drawing that is built in, such as a brand's logo. Never one that somebody sent. */
  svg: string;
  /** What it shows. Without one it is for the eye alone, as beside the name it stands for. */
  label?: string | undefined;
  /**
   * In pixels, how high a logo of the usual shape stands. One that is taller or wider gets as much room as that.
   * Unset, the place says how large the drawing is.
   */
  height?: number | undefined;
}

/** A drawing of the brand, inline so that it takes the theme's colours. */
export function Artwork({ svg, label, height }: ArtworkProps) {
  const drawing = useMemo(() => ({ __html: trustedHtml(svg) }), [svg]);
  const named = label === undefined ? {} : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span
      className={height === undefined ? css.artwork : css.sized}
      style={height === undefined ? undefined : { height: opticalHeight(svg, height) }}
      {...named}
    >
      {/* What the markup calls itself is not said: the label alone names it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a file of this repository, built in */}
      <span className={css.drawing} aria-hidden dangerouslySetInnerHTML={drawing} />
    </span>
  );
}
