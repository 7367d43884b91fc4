import type { ButtonHTMLAttributes, Ref } from 'react';
import { button } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';

export interface AvatarButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'type' | 'className' | 'style' | 'children' | 'name'
  > {
  /** The name of the account's owner. */
  name: string;
  /** The owner's picture, if any. */
  src?: string | null | undefined;
  /** The accessible name, such as "Account of Eleni Markou". */
  label: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The user's own avatar as a menu trigger. It accepts the props a menu gives its trigger. */
export function AvatarButton({ name, src, label, ...trigger }: AvatarButtonProps) {
  return (
    <button {...trigger} type="button" className={button} aria-label={label}>
      <Avatar name={name} src={src} tone="accent" decorative />
    </button>
  );
}
