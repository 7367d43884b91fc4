import { Check, Copy } from 'lucide-react';
import { Popover, Tooltip } from 'radix-ui';
import { useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { TooltipContent } from '../tooltip/tooltip.tsx';
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
  const copied = state === 'copied';
  return (
    <Popover.Root open={state === 'failed'} onOpenChange={reset}>
      <Tooltip.Provider delayDuration={300}>
        <Tooltip.Root open={copied || (isPointedAt && state === 'idle')} onOpenChange={setPointedAt}>
          <Popover.Anchor asChild>
            <span className={css.place} data-copied={copied || undefined}>
              <Tooltip.Trigger asChild>
                <IconButton
                  ref={button}
                  icon={copied ? Check : Copy}
                  size="small"
                  label={label}
                  onClick={copy}
                />
              </Tooltip.Trigger>
            </span>
          </Popover.Anchor>
          <TooltipContent text={copied ? messages.copy.copied : label} />
        </Tooltip.Root>
      </Tooltip.Provider>
      <VisuallyHidden>
        <span role="status">{copied && messages.copy.copied}</span>
      </VisuallyHidden>
      <Selected text={text} label={label} onLeave={() => button.current?.focus()} />
    </Popover.Root>
  );
}

/** The selected text, for copying with the keyboard. */
function Selected({ text, label, onLeave }: CopyButtonProps & { onLeave: () => void }) {
  const messages = useMessages();
  const layer = useLayer('popover');
  const input = useRef<HTMLInputElement>(null);
  return (
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
  );
}
