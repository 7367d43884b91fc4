import { useId } from 'react';
import { barCorner } from './bar-corner.ts';
import * as css from './chart.css.ts';
import type { ChartLook } from './chart-props.ts';

/** A sample of a series' style, next to its name. */
export function Swatch({ look }: { look: ChartLook }) {
  const id = useId();
  return (
    <svg className={css.swatch} width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
      {look === 'solid' && (
        <rect className={css.solid} x={1} y={1} width={10} height={10} style={barCorner()} />
      )}
      {look === 'hatched' && (
        <>
          <Hatching id={id} />
          <rect className={css.hatched} x={1} y={1} width={10} height={10} fill={`url(#${id})`} />
        </>
      )}
      {look === 'line' && (
        <>
          <path className={css.line} d="M0 6h12" />
          <circle className={css.dot} cx={6} cy={6} r={3} />
        </>
      )}
    </svg>
  );
}

/** Stripes from lower left to upper right, so that hatched and solid differ without colour. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css.hatchGround} width={4} height={4} />
        <rect className={css.hatchStripe} width={2} height={4} />
      </pattern>
    </defs>
  );
}
