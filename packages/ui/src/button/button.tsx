import type { ButtonHTMLAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { type LinkProps, useMessages, useUi } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './button.css.ts';
import { buttonLook } from './button-look.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet';

interface Look {
  /** The label: the action with its object and amount, such as "Refund €120.00". */
  children: ReactNode;
  /** By default `secondary`. Use `primary` once per view, `danger` only where data is destroyed. */
  variant?: ButtonVariant | undefined;
  /** By default `medium`. `wide` fills the line, for the only action on a phone or a sign-in. */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** Repeats the action for a quick look. Leave it out where it adds nothing. */
  icon?: IconShape | undefined;
}

type Native<Attributes> = Omit<Attributes, 'className' | 'style' | 'children'>;

export interface ActionButtonProps extends Look, Native<ButtonHTMLAttributes<HTMLButtonElement>> {
  href?: never;
  /** Shows a spinner and ignores presses, but keeps colour, width and label. */
  loading?: boolean | undefined;
  /** Whether it cannot be pressed. It takes no focus, so say nearby what is missing. */
  disabled?: boolean | undefined;
  /** Called on a press, by pointer or by keyboard. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** By default `button`. `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface LinkButtonProps extends Look, Native<LinkProps> {
  /** The link's target. A link cannot be disabled or loading: leave it out instead. */
  href: string;
  loading?: never;
  disabled?: never;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A button, or a link that looks like a button. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function ActionButton({
  children,
  variant,
  size,
  icon,
  loading,
  type = 'button',
  onClick,
  ...native
}: ActionButtonProps) {
  const messages = useMessages();
  // Not the `disabled` attribute: it would take the focus from the user who just pressed it.
  const isRefused = loading || native['aria-disabled'] === true;
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <button
        {...native}
        type={type}
        className={getClassName(variant, size)}
        aria-busy={loading || undefined}
        aria-disabled={loading || native['aria-disabled']}
        onClick={isRefused ? refuse : onClick}
      >
        <Content icon={icon} loading={loading}>
          {children}
        </Content>
      </button>
      {loading !== undefined && (
        <span role="status" className={visuallyHidden}>
          {loading && messages.button.loading}
        </span>
      )}
    </>
  );
}

function LinkButton({ children, variant, size, icon, onClick, ...native }: LinkButtonProps) {
  const { Link } = useUi();
  /** The second press of a double click was meant for the previous button in this place. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Link {...native} className={getClassName(variant, size)} onClick={follow}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

function getClassName(variant: ButtonVariant = 'secondary', size: Look['size'] = 'medium') {
  return `${buttonLook({ variant })} ${css.size({ size })}`;
}

function Content({ icon, loading, children }: Pick<ActionButtonProps, 'icon' | 'loading' | 'children'>) {
  return (
    <span className={css.content({ squeezed: loading === true && icon === undefined })}>
      {(icon || loading) && (
        <span className={css.iconPlace}>
          {loading ? <SpinnerRing size={icon ? 'icon' : 12} /> : icon && <Icon shape={icon} />}
        </span>
      )}
      <span>{children}</span>
    </span>
  );
}
