import { skeleton } from './skeleton.css.ts';

export interface SkeletonProps {
  /** `bar` represents a line of text, `block` fills its container, `circle` represents a portrait. */
  shape?: 'bar' | 'block' | 'circle' | undefined;
  /** Pixels, or a percentage of the container: `60%`. */
  width?: number | `${number}%` | undefined;
  /** In pixels. */
  height?: number | undefined;
}

/** A placeholder for loading content. It is silent: the region around it is `aria-busy`. */
export function Skeleton({ shape = 'bar', width = '100%', height }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />;
}
