import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { loadedRadix } from '../layer/on-demand.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './peek.css.ts';

export interface PeekHeadProps {
  /** Undefined in a dialog, which is called by its own title. */
  titleId?: string | undefined;
  /** What the row is called: "KLB-20418". */
  title: string;
  /** Its state. */
  badge?: ReactNode;
  /** Looks at the row before; absent on the first. */
  onPrevious?: (() => void) | undefined;
  /** Looks at the row after; absent on the last. */
  onNext?: (() => void) | undefined;
  /** Opens the page of the row; absent without the right to see it. */
  onOpen?: (() => void) | undefined;
  /** Called to close it: by its button, by Escape or by Space. */
  onClose: () => void;
}

/** What is looked at, and the ways from here. A way that is closed keeps the focus. */
export function PeekHead({ titleId, title, badge, ...ways }: PeekHeadProps) {
  const { peek, modal } = useMessages();
  const heading = { className: css.title, 'aria-live': 'polite', children: title } as const;
  return (
    <div className={css.head}>
      <div className={css.subject}>
        {titleId === undefined ? <DialogTitle {...heading} /> : <h2 id={titleId} {...heading} />}
        {badge}
      </div>
      <span className={css.acts}>
        <Way icon={ChevronUp} label={peek.previous} onGo={ways.onPrevious} />
        <Way icon={ChevronDown} label={peek.next} onGo={ways.onNext} />
        {ways.onOpen && <Way icon={Maximize2} label={peek.open} onGo={ways.onOpen} />}
        <Way icon={X} label={modal.close} onGo={ways.onClose} />
      </span>
    </div>
  );
}

function DialogTitle(heading: ComponentProps<'h2'>) {
  const { Dialog } = loadedRadix();
  return <Dialog.Title {...heading} />;
}

interface WayProps {
  icon: typeof X;
  label: string;
  onGo: (() => void) | undefined;
}

function Way({ icon, label, onGo }: WayProps) {
  return (
    <IconButton icon={icon} label={label} aria-disabled={onGo === undefined || undefined} onClick={onGo} />
  );
}
