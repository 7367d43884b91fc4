import { skeleton } from './skeleton.css.ts';

export interface SkeletonProps {
  /** `bar` stands for a line of text, `block` fills its place, `circle` for a portrait. */
  shape?: 'bar' | 'block' | 'circle' | undefined;
  /** Pixels, or a part of the place: `60%`. */
  width?: number | `${number}%` | undefined;
  /** Pixels. */
  height?: number | undefined;
}

/** The place of what is being loaded. It says nothing: the region around it is `aria-busy`. */
export function Skeleton({ shape = 'bar', width = '100%', height }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />;
}
