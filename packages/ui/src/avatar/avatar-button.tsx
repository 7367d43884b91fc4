import type { ButtonHTMLAttributes, Ref } from 'react';
import { button } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';

export interface AvatarButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'type' | 'className' | 'style' | 'children' | 'name'
  > {
  /** Whose account it opens. */
  name: string;
  /** Their picture, if they have one. */
  src?: string | null | undefined;
  /** What it opens, in words: "Account of Eleni Markou". */
  label: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The reader's own avatar as the trigger of a menu: it takes whatever a menu gives its trigger. */
export function AvatarButton({ name, src, label, ...trigger }: AvatarButtonProps) {
  return (
    <button {...trigger} type="button" className={button} aria-label={label}>
      <Avatar name={name} src={src} tone="accent" decorative />
    </button>
  );
}
