import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { loadedRadix, OnceOpen } from '../layer/on-demand.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './dialog-frame.css.ts';
import { confirmsByEnter, firstField } from './first-field.ts';
import { focusOrigin, returnFocus } from './return-focus.ts';
import { ScrollingBody } from './scrolling-body.tsx';

/** The main action of a dialog. */
export interface DialogAction {
  /** The label: the action with its object and amount, such as "Refund €120.00". */
  label: string;
  onAct: () => void;
  /** Use `danger` only where data is destroyed. */
  tone?: 'primary' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface DialogFrameProps {
  /** The title: the action with its object's id, such as "Refund payment P-777904". */
  title: string;
  /** The consequence in a sentence. */
  description?: string | undefined;
  /** Facts first, then the choice, then what remains. */
  children?: ReactNode;
  /** 440, 520 or 720 px wide. On a phone it is a bottom sheet. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The label of the safe button, which names what stays: "Keep payment". */
  safeLabel: string;
  /** The button that does it. Without one the modal only shows something. */
  action?: DialogAction | undefined;
  /** Another way out, beside the action. Enter never takes it. */
  other?: DialogAction | undefined;
  /** The action is running: nothing closes the dialog, and Enter does nothing. */
  loading?: boolean | undefined;
}

interface FrameProps extends DialogFrameProps {
  role: 'dialog' | 'alertdialog';
  open: boolean;
  /** Called on Escape, backdrop, close button and safe button, never while `loading`. Receives the panel. */
  onDismiss: (form: HTMLFormElement | null) => void;
  /** A dialog that this dialog opens on top of itself. */
  over?: ReactNode;
}

/** The base of every dialog: its style, layer, keys and focus. */
export function DialogFrame({ open, ...frame }: FrameProps) {
  const layer = useLayer('dialog');
  const form = useRef<HTMLFormElement>(null);
  const dismiss = () => frame.onDismiss(form.current);
  return (
    <OnceOpen open={open}>
      {({ Dialog }) => (
        <Dialog.Root
          open={open}
          onOpenChange={() => {
            if (!frame.loading) dismiss();
          }}
        >
          <Dialog.Portal container={layer.container}>
            <Dialog.Overlay className={css.scrim} style={{ zIndex: layer.zIndex }} />
            <Panel {...frame} onDismiss={dismiss} layer={layer} form={form} />
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </OnceOpen>
  );
}

type PanelProps = Omit<FrameProps, 'open' | 'onDismiss'> & {
  onDismiss: () => void;
  layer: ReturnType<typeof useLayer>;
  form: RefObject<HTMLFormElement | null>;
};

function Panel({ role, size = 'medium', layer, over, form, ...content }: PanelProps) {
  const { Dialog } = loadedRadix();
  // Computed while rendering, since the panel takes the focus on mount.
  const [origin] = useState(focusOrigin);
  const safe = useRef<HTMLButtonElement>(null);

  function confirmByEnter(event: KeyboardEvent) {
    const { target, currentTarget } = event;
    // React bubbles events of portals opened by a field; their Enter is not the dialog's.
    const isOurs = target === currentTarget || (target instanceof Node && form.current?.contains(target));
    if (event.key !== 'Enter' || !isOurs || !(target instanceof Element) || !confirmsByEnter(target)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <Dialog.Content
      role={role}
      className={css.panel({ size })}
      style={{ zIndex: layer.zIndex }}
      aria-modal
      aria-busy={content.loading || undefined}
      onKeyDown={confirmByEnter}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusStart(form.current, safe.current);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(origin);
      }}
    >
      <LayerScope layer={layer}>
        <Form {...content} formRef={form} safeRef={safe} />
        {over}
      </LayerScope>
    </Dialog.Content>
  );
}

/** Focuses the first field, or else the safe button; never a destructive button. */
function focusStart(form: HTMLFormElement | null, safe: HTMLButtonElement | null): void {
  const field = form && firstField(form);
  (field ?? safe)?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

type FormProps = Omit<PanelProps, 'role' | 'size' | 'layer' | 'over' | 'form'> & {
  formRef: RefObject<HTMLFormElement | null>;
  safeRef: RefObject<HTMLButtonElement | null>;
};

function Form({
  title,
  description,
  children,
  safeLabel,
  action,
  other,
  loading,
  onDismiss,
  formRef,
  safeRef,
}: FormProps) {
  const { Dialog } = loadedRadix();
  const messages = useMessages();
  const hasBody = children !== undefined && children !== null && children !== false;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React also reports the form of a field's popover, which is not the dialog's.
    if (event.target === formRef.current && action && !action.disabled && !loading) action.onAct();
  }

  return (
    <form ref={formRef} className={css.form} noValidate onSubmit={submit}>
      <header className={hasBody ? css.head : `${css.head} ${css.noBody}`}>
        <Dialog.Title className={css.title}>{title}</Dialog.Title>
        {description !== undefined && (
          <Dialog.Description className={css.description}>{description}</Dialog.Description>
        )}
      </header>
      {hasBody && <ScrollingBody label={title}>{children}</ScrollingBody>}
      <footer className={css.foot}>
        <Button ref={safeRef} size="large" onClick={onDismiss} disabled={loading}>
          {safeLabel}
        </Button>
        {other && (
          <Button
            size="large"
            variant={other.tone ?? 'primary'}
            disabled={other.disabled || loading}
            onClick={other.onAct}
          >
            {other.label}
          </Button>
        )}
        {action && (
          <Button
            type="submit"
            size="large"
            variant={action.tone ?? 'primary'}
            disabled={action.disabled}
            loading={loading ?? false}
          >
            {action.label}
          </Button>
        )}
      </footer>
      <div className={css.cross}>
        <IconButton icon={X} label={messages.modal.close} onClick={onDismiss} disabled={loading} />
      </div>
    </form>
  );
}
