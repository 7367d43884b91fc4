import { tag } from './tag.css.ts';

export interface TagProps {
  /** A short code for an order's origin or extras: `IFC`, `CARD`. */
  label: string;
}

/** A label next to an ID that is not a status. */
export function Tag({ label }: TagProps) {
  return <span className={tag}>{label}</span>;
}
