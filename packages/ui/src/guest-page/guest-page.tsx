import type { GuestContent } from '@deck/guest';
import type { PropertyAccent } from '@deck/tokens';
import { toAccentStyle } from './accent-style.ts';
import { AskingPage, type PageElements } from './asking-page.tsx';
import * as css from './guest-page.css.ts';
import { Receipt } from './receipt.tsx';
import type { GuestPageSlots } from './slots.tsx';

export interface GuestPageProps extends GuestPageSlots {
  /** What the guest reads, in words: see `toGuestContent` of `@deck/guest`. */
  content: GuestContent;
  /** The property's own colours, in place of the brand's. */
  accent?: PropertyAccent | null | undefined;
  /** Inside a page that has its own landmarks. */
  isPart?: boolean | undefined;
}

const landmarks: PageElements = { header: 'header', main: 'main', footer: 'footer' };
const plain: PageElements = { header: 'div', main: 'div', footer: 'div' };

/**
 * What a guest sees: who asks, for what, how much, by when, and that it is safe; once it is paid, the receipt. Its
 * layout follows the width of its container.
 */
export function GuestPage({ content, accent = null, isPart = false, ...slots }: GuestPageProps) {
  const Face = content.receipt === null ? AskingPage : Receipt;
  return (
    <div
      className={css.room({ isPart })}
      lang={content.language}
      style={accent === null ? undefined : toAccentStyle(accent)}
    >
      {slots.band}
      <Face content={content} slots={slots} elements={isPart ? plain : landmarks} />
    </div>
  );
}
