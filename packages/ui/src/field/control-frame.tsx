import { Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './control-frame.css.ts';
import { frameVariants } from './frame-variants.ts';
import type { FieldFrame } from './use-field.ts';

interface ControlFrameProps {
  field: FieldFrame;
  /** The input, with the class `controlInput`. */
  children: ReactNode;
  /** At the start, inside the padding. */
  icon?: IconShape | undefined;
  /** At the start, before a divider: a text, a code, a picker. */
  prefix?: ReactNode;
  /** At the end, after a divider: a unit, a code. */
  suffix?: ReactNode;
  /** At the end, without a divider: a quiet button such as "show" or "clear", a chevron. */
  action?: ReactNode;
  /** `area` grows with its content, aligned at the top. */
  shape?: 'line' | 'area' | undefined;
  /** The field's list or calendar is open: it keeps the focus style. */
  open?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The box of a field: border, states, and slots at its start and end. The input inside has no box. */
export function ControlFrame({
  field,
  children,
  icon,
  prefix,
  suffix,
  action,
  shape,
  open,
  ref,
}: ControlFrameProps) {
  return (
    <div
      ref={ref}
      className={css.controlFrame({ ...frameVariants(field), shape: shape ?? 'line' })}
      data-open={open || undefined}
    >
      {icon && (
        <span className={css.icon}>
          <Icon shape={icon} />
        </span>
      )}
      {hasContent(prefix) && <span className={css.prefix}>{prefix}</span>}
      {children}
      {action !== undefined && !field.disabled && <span className={css.action}>{action}</span>}
      {field.disabled && (
        <span className={css.lock}>
          <Icon shape={Lock} />
        </span>
      )}
      {hasContent(suffix) && <span className={css.suffix}>{suffix}</span>}
    </div>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
