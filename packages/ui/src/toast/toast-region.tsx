import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { assignRef } from '../layer/join-props.ts';
import { WhenLoaded } from '../layer/on-demand.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './toast.css.ts';
import { leavesAlone, type ShownToast, toastMs } from './toast-queue.ts';

interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

/**
 * The region of all toasts. Its two lists exist before any toast, since a live region only announces changes:
 * errors immediately, others politely. Dialogs treat clicks here as inside.
 */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  const messages = useMessages();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const region = useRef<HTMLElement>(null);

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(asNode(event.relatedTarget))) cameFrom.current = event.relatedTarget;
    setHasFocus(true);
  }

  function close(id: number) {
    // The focused button is about to be removed, which fires no blur.
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setHasFocus(false);
    // The pressed element is gone, and browsers need not report that the pointer left it.
    setPointedAt(false);
    onClose(id);
  }

  const shared = { paused: isPointedAt || hasFocus, onLeave: onClose, onClose: close };
  return createPortal(
    <>
      <section
        ref={region}
        className={css.region}
        aria-label={messages.toast.region}
        // A toast that appears below a resting pointer is not pointed at.
        onPointerMove={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={enter}
        onBlur={(event) => setHasFocus(event.currentTarget.contains(asNode(event.relatedTarget)))}
      >
        <ol className={css.list} aria-live="assertive">
          {toasts
            .filter(({ tone }) => tone === 'danger')
            .map((toast) => (
              <Toast key={toast.id} toast={toast} {...shared} />
            ))}
        </ol>
        <ol className={css.list} aria-live="polite">
          {toasts
            .filter(({ tone }) => tone !== 'danger')
            .map((toast) => (
              <Toast key={toast.id} toast={toast} {...shared} />
            ))}
        </ol>
      </section>
      <WhenLoaded>
        {({ Branch }) => (
          <Branch asChild>
            <RegionStand region={region} />
          </Branch>
        )}
      </WhenLoaded>
    </>,
    document.body,
  );
}

/** Stands in Radix' `Branch` and draws nothing: the region is the branch. */
function RegionStand({ region, ref }: { region: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => assignRef(ref, region.current));
  return null;
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface ToastProps {
  toast: ShownToast;
  paused: boolean;
  /** Its time is over. */
  onLeave: (id: number) => void;
  /** The user closed it. */
  onClose: (id: number) => void;
}

function Toast({ toast, paused, onLeave, onClose }: ToastProps) {
  const messages = useMessages();
  const { id, tone, title, text, reference, action } = toast;
  const leaves = leavesAlone(toast) && !paused;

  useEffect(() => {
    if (!leaves) return;
    // After a pause it gets its full time again, since the user may want to finish reading.
    const timer = setTimeout(() => onLeave(id), toastMs);
    return () => clearTimeout(timer);
  }, [leaves, id, onLeave]);

  return (
    <li className={css.toast} onKeyDown={closeByEscape(() => onClose(id))}>
      <span className={css.icon({ tone })}>
        <Icon shape={icons[tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text !== undefined && <p className={css.detail}>{text}</p>}
        {reference !== undefined && <p className={css.reference}>{reference}</p>}
        {action && (
          <div className={css.act}>
            <Button
              size="small"
              aria-label={`${action.label}: ${title}`}
              onClick={() => {
                onClose(id);
                action.onAct();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton icon={X} size="small" label={messages.toast.close(title)} onClick={() => onClose(id)} />
    </li>
  );
}

function closeByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
}
