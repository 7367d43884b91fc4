import type { ButtonHTMLAttributes, MouseEventHandler, Ref } from 'react';
import { buttonLook } from '../button/button-look.css.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { type LinkProps, useUi } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { size as sizeOf } from './icon-button.css.ts';

interface Look {
  /** The accessible name. It is not visible, so use only well-known icons: close, copy, pin, overflow. */
  label: string;
  /** A shape that everybody knows. */
  icon: IconShape;
  /** By default `quiet`, which shows its ground under the pointer alone. */
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** By default `medium`. `field` fits into the end of a field. */
  size?: 'small' | 'medium' | 'large' | 'field' | undefined;
}

type Native<Attributes> = Omit<Attributes, 'className' | 'style' | 'children' | 'aria-label'>;

export interface IconActionProps extends Look, Native<ButtonHTMLAttributes<HTMLButtonElement>> {
  href?: never;
  /** Makes it a toggle button, such as a pin. */
  pressed?: boolean | undefined;
  /** Shows a spinner and ignores presses. */
  loading?: boolean | undefined;
  /** Whether it cannot be pressed. It takes no focus. */
  disabled?: boolean | undefined;
  /** Called on a press, by pointer or by keyboard. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface IconLinkProps extends Look, Native<LinkProps> {
  /** The link's target. A link cannot be disabled, loading or pressed. */
  href: string;
  pressed?: never;
  loading?: never;
  disabled?: never;
}

export type IconButtonProps = IconActionProps | IconLinkProps;

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <IconAction {...props} /> : <IconLink {...props} />;
}

function IconAction({ label, icon, variant, size, pressed, loading, onClick, ...native }: IconActionProps) {
  return (
    <button
      type="button"
      {...native}
      className={getClassName(variant, size)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || native['aria-disabled']}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <SpinnerRing size="icon" /> : <Icon shape={icon} />}
    </button>
  );
}

function IconLink({ label, icon, variant, size, ...native }: IconLinkProps) {
  const { Link } = useUi();
  return (
    <Link {...native} className={getClassName(variant, size)} aria-label={label}>
      <Icon shape={icon} />
    </Link>
  );
}

function getClassName(variant: Look['variant'] = 'quiet', size: Look['size'] = 'medium') {
  return `${buttonLook({ variant })} ${sizeOf({ size })}`;
}
