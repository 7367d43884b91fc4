import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

/** Says a change that was made for the person. The region is always there, so that what comes into it is heard. */
export function Announcement({ text }: { text: string }) {
  return (
    <span role="status" className={visuallyHidden}>
      {text}
    </span>
  );
}
