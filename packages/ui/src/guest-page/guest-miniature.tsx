import type { GuestContent } from '@deck/guest';
import type { PropertyAccent } from '@deck/tokens';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import * as css from './guest-miniature.css.ts';
import { GuestPage } from './guest-page.tsx';
import { CrossFade } from './word.tsx';

export interface GuestMiniatureProps {
  /** What the guest reads, in words: see `toGuestContent` of `@deck/guest`. */
  content: GuestContent;
  /** The colours of the property; without them the brand's accent. */
  accent?: PropertyAccent | null | undefined;
}

/** The guest's page as a phone shows it, 390 wide at four fifths of its size. Only to be looked at. */
export function GuestMiniature({ content, accent }: GuestMiniatureProps) {
  return (
    <div className={css.phone} inert aria-hidden>
      <div className={css.screen}>
        <div className={css.scaled}>
          <CrossFade value={true}>
            <GuestPage
              isPart
              content={content}
              accent={accent}
              language={
                <span className={css.language}>
                  {content.language.toUpperCase()}
                  <Icon shape={ChevronDown} size={14} />
                </span>
              }
            />
          </CrossFade>
        </div>
      </div>
    </div>
  );
}
