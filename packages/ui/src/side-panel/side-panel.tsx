import { media } from '@deck/tokens';
import { X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useFrame } from '../app-frame/frame-context.ts';
import { unparsedField } from '../field/unparsed-field.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { loadedRadix, OnceOpen } from '../layer/on-demand.tsx';
import { scrim } from '../modal/dialog-frame.css.ts';
import { firstField } from '../modal/first-field.ts';
import { focusOrigin, returnFocus } from '../modal/return-focus.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { useMedia } from '../use-media/use-media.ts';
import * as css from './side-panel.css.ts';

export interface SidePanelProps {
  /** Whether it is shown. */
  open: boolean;
  /** Names what it is about. */
  title: string;
  /** Beside the title: "3 on". */
  context?: string | undefined;
  /** Called on Escape and by the cross, on a phone also beside the sheet. */
  onClose: () => void;
  /** Makes it a form: Enter in a field and a submit button of the foot call it. A wrong field gets the focus instead. */
  onSubmit?: (() => void) | undefined;
  /** What it shows or asks for. */
  children: ReactNode;
  /** Its actions, always in sight. */
  foot?: ReactNode;
}

/** What concerns the page beside it, which stays in sight and in use. On a phone it is a modal sheet. */
export function SidePanel({ open, onClose, ...panel }: SidePanelProps) {
  const isSheet = useMedia(`${media.phone}, ${media.low}`);
  const place = useFrame()?.panelPlace;
  const layer = useLayer(isSheet ? 'dialog' : 'popover');
  return (
    <OnceOpen open={open}>
      {({ Dialog }) => (
        <Dialog.Root open={open} modal={isSheet} onOpenChange={onClose}>
          <Dialog.Portal container={isSheet ? layer.container : (place ?? layer.container)}>
            {isSheet && <Dialog.Overlay className={scrim} style={{ zIndex: layer.zIndex }} />}
            <Panel
              {...panel}
              layer={layer}
              isSheet={isSheet}
              isFramed={place !== null && place !== undefined}
            />
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </OnceOpen>
  );
}

type PanelProps = Omit<SidePanelProps, 'open' | 'onClose'> & {
  layer: ReturnType<typeof useLayer>;
  isSheet: boolean;
  /** The frame has a place for it. */
  isFramed: boolean;
};

function Panel({ layer, isSheet, isFramed, ...content }: PanelProps) {
  const { Dialog } = loadedRadix();
  const [origin] = useState(focusOrigin);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Content
      ref={panel}
      className={css.panel({ place: isSheet ? 'sheet' : isFramed ? 'frame' : 'window' })}
      style={{ zIndex: layer.zIndex }}
      aria-modal={isSheet || undefined}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const first = panel.current && firstField(panel.current);
        (first ?? panel.current)?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(origin);
      }}
      // The page beside it is in use.
      onInteractOutside={(event) => {
        if (!isSheet) event.preventDefault();
      }}
    >
      <LayerScope layer={layer}>
        <Content {...content} />
      </LayerScope>
    </Dialog.Content>
  );
}

function Content({
  title,
  context,
  onSubmit,
  children,
  foot,
}: Pick<SidePanelProps, 'title' | 'context' | 'onSubmit' | 'children' | 'foot'>) {
  const { Dialog } = loadedRadix();
  const { modal } = useMessages();
  const parts = (
    <>
      <div className={css.head}>
        <Dialog.Title className={css.title}>{title}</Dialog.Title>
        {context !== undefined && <span className={css.context}>{context}</span>}
        <span className={css.cross}>
          <Dialog.Close asChild>
            <IconButton icon={X} label={modal.close} />
          </Dialog.Close>
        </span>
      </div>
      <div className={css.body}>{children}</div>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </>
  );
  if (onSubmit === undefined) return <div className={css.content}>{parts}</div>;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // React also reports the form of a field's popover, which is not the panel's.
    if (event.target !== form) return;
    const wrong = unparsedField(form) ?? form.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
    if (wrong) wrong.focus();
    else onSubmit?.();
  }
  return (
    <form className={css.content} noValidate onSubmit={submit}>
      {parts}
    </form>
  );
}
