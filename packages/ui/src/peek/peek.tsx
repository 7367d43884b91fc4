import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { EscapableProps } from '../layer/escapable.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { WithRadix } from '../layer/on-demand.tsx';
import { scrim } from '../modal/dialog-frame.css.ts';
import * as panel from '../side-panel/side-panel.css.ts';
import * as css from './peek.css.ts';
import { useIsPeekBeside } from './peek-beside.tsx';
import { PeekHead, type PeekHeadProps } from './peek-head.tsx';

export interface PeekProps extends Omit<PeekHeadProps, 'titleId'> {
  /** The key of the row that is looked at: closing gives it the focus. */
  row: string;
  /** What there is to see of the row. */
  children: ReactNode;
  /** What can be done with the row, always in sight. */
  foot?: ReactNode;
}

/**
 * A look at a row without leaving the list. ↑ and ↓ go to the row before and after, Enter opens the row, Space and
 * Escape close it.
 */
export function Peek(props: PeekProps) {
  const isBeside = useIsPeekBeside();
  return isBeside ? <BesideList {...props} /> : <Sheet {...props} />;
}

function BesideList(props: PeekProps) {
  return <WithRadix>{({ Escapable }) => <Beside {...props} Layer={Escapable} />}</WithRadix>;
}

type BesideProps = PeekProps & { Layer: ComponentType<EscapableProps> };

function Beside({ Layer, ...props }: BesideProps) {
  const titleId = useId();
  const layer = useLayer('popover');
  const root = useRef<HTMLElement>(null);
  const giveBack = useEffectEvent(() => focusRow(props.row));
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    return giveBack;
  }, []);
  return (
    <div className={css.place}>
      <Layer onEscape={props.onClose}>
        <section
          ref={root}
          className={`${panel.panel({ place: 'frame' })} ${css.placed}`}
          aria-labelledby={titleId}
          tabIndex={-1}
          onKeyDown={(event) => press(event, props)}
        >
          <LayerScope layer={layer}>
            <Content {...props} titleId={titleId} />
          </LayerScope>
        </section>
      </Layer>
    </div>
  );
}

function Sheet(props: PeekProps) {
  const layer = useLayer('dialog');
  const root = useRef<HTMLDivElement>(null);
  return (
    <WithRadix>
      {({ Dialog }) => (
        <Dialog.Root open onOpenChange={props.onClose}>
          <Dialog.Portal container={layer.container}>
            <Dialog.Overlay className={scrim} style={{ zIndex: layer.zIndex }} />
            <Dialog.Content
              ref={root}
              className={panel.panel({ place: 'sheet' })}
              style={{ zIndex: layer.zIndex }}
              aria-modal
              aria-describedby={undefined}
              onKeyDown={(event) => press(event, props)}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                root.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                focusRow(props.row);
              }}
            >
              <LayerScope layer={layer}>
                <Content {...props} />
              </LayerScope>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </WithRadix>
  );
}

function Content({ row, children, foot, ...head }: PeekProps & Pick<PeekHeadProps, 'titleId'>) {
  return (
    <div className={panel.content}>
      <PeekHead {...head} />
      {/* Another row begins at its top. Page keys scroll it, also where nothing in it can be pressed. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <div key={row} className={panel.body} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && foot !== false && <div className={panel.foot}>{foot}</div>}
    </div>
  );
}

/** The keys of the panel; those of a control within belong to it. */
function press(event: KeyboardEvent<HTMLElement>, { onPrevious, onNext, onOpen, onClose }: PeekProps): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const isOnPanel = target === currentTarget;
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    ...(isOnPanel && { Enter: onOpen, ' ': onClose }),
  };
  if (!(key in acts) || target.closest('input, textarea, [role="menu"]') !== null) return;
  event.preventDefault();
  acts[key]?.();
  // What had the focus may go with the row.
  if (!isOnPanel) currentTarget.focus();
}

function focusRow(key: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`);
  // Its link comes first, though a box may stand before it.
  const stop = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('input, button');
  stop?.focus();
}
