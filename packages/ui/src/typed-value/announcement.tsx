import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

/**
 * Announces a change made for the user. The live region is always rendered, so that changes are announced.
 */
export function Announcement({ text }: { text: string }) {
  return (
    <span role="status" className={visuallyHidden}>
      {text}
    </span>
  );
}
