import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { stayOpen, TooltipTrigger } from '../tooltip/tooltip.tsx';
import * as css from './hint.css.ts';

export interface HintProps {
  /** The explanation. */
  text: string;
  /** The subject, for screen readers: "Lifetime". */
  about: string;
  /** The maximum width in pixels; by default 150. */
  width?: number | undefined;
}

/** A question mark that explains the element next to it, on hover, focus and tap. */
export function Hint({ text, about, width }: HintProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <TooltipTrigger
      text={text}
      width={width}
      delay={0}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          className={css.hint}
          type="button"
          aria-label={messages.hint.about(about)}
          onClick={stayOpen(setOpen)}
        >
          <Icon shape={CircleQuestionMark} size={20} />
        </button>
      }
    />
  );
}
