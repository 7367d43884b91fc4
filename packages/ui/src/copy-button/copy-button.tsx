import { Check, Copy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { WithRadix } from '../layer/on-demand.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { TooltipTrigger } from '../tooltip/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-button.css.ts';
import { copyKeys, useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The label: "Copy order ID". */
  label: string;
}

/** Copies a text and confirms for 3 s. If the browser refuses, the text is shown selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const messages = useMessages();
  const { state, copy, reset } = useCopy(text);
  const [isPointedAt, setPointedAt] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const copied = state === 'copied';
  return (
    <>
      <span ref={place} className={css.place} data-copied={copied || undefined}>
        <TooltipTrigger
          text={copied ? messages.copy.copied : label}
          open={copied || (isPointedAt && state === 'idle')}
          onOpenChange={setPointedAt}
          ref={button}
          trigger={<IconButton icon={copied ? Check : Copy} size="small" label={label} onClick={copy} />}
        />
      </span>
      <VisuallyHidden>
        <span role="status">{copied && messages.copy.copied}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <Selected
          text={text}
          label={label}
          place={place}
          onOpenChange={reset}
          onLeave={() => button.current?.focus()}
        />
      )}
    </>
  );
}

interface SelectedProps extends CopyButtonProps {
  place: RefObject<HTMLElement | null>;
  onOpenChange: () => void;
  onLeave: () => void;
}

/** The selected text, for copying with the keyboard. */
function Selected({ text, label, place, onOpenChange, onLeave }: SelectedProps) {
  const messages = useMessages();
  const layer = useLayer('popover');
  const input = useRef<HTMLInputElement>(null);
  return (
    <WithRadix>
      {({ Popover }) => (
        <Popover.Root open onOpenChange={onOpenChange}>
          <Popover.Anchor virtualRef={place} />
          <Popover.Portal container={layer.container}>
            <Popover.Content
              className={css.failed}
              style={{ zIndex: layer.zIndex }}
              aria-label={label}
              sideOffset={4}
              collisionPadding={16}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                input.current?.select();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                onLeave();
              }}
            >
              <LayerScope layer={layer}>
                <p role="alert">{messages.copy.failed(copyKeys())}</p>
                <input ref={input} className={css.selected} readOnly value={text} aria-label={label} />
              </LayerScope>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </WithRadix>
  );
}
