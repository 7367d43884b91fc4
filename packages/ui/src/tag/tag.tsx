import { tag } from './tag.css.ts';

export interface TagProps {
  /** A short code: where an order came from, what it carries. `IFC`, `CARD`. */
  label: string;
}

/** A mark beside an ID that says nothing about its state. */
export function Tag({ label }: TagProps) {
  return <span className={tag}>{label}</span>;
}
