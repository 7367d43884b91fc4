import { type ReactNode, type Ref, useId } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './app-frame.css.ts';
import { FrameContext } from './frame-context.ts';
import { useNewFrame } from './use-new-frame.ts';

export interface AppFrameProps {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A line above everything that names the environment, except in production. */
  banner?: ReactNode;
  /** The page. It starts with a `PageHeader`. */
  children: ReactNode;
  /** The scrolling element, for restoring its position or focusing a new page. */
  mainRef?: Ref<HTMLElement> | undefined;
}

/** The frame of every screen: menu, bar, page. The first tab stop skips to the page. */
export function AppFrame({ sidebar, topBar, banner, children, mainRef }: AppFrameProps) {
  const messages = useMessages();
  const frame = useNewFrame();
  const mainId = useId();
  return (
    <FrameContext value={frame}>
      <div className={css.frame}>
        <a
          className={css.skip}
          href={`#${mainId}`}
          onClick={(event) => {
            // The router owns the address, so do not change the hash.
            event.preventDefault();
            document.getElementById(mainId)?.focus();
          }}
        >
          {messages.appFrame.skip}
        </a>
        {banner !== undefined && (
          <aside className={css.banner} aria-label={messages.appFrame.environment}>
            {banner}
          </aside>
        )}
        <div className={css.side}>{sidebar}</div>
        <div className={css.bar}>{topBar}</div>
        <main ref={mainRef} id={mainId} className={css.main} tabIndex={-1}>
          {children}
        </main>
        <div ref={frame.panelPlaceRef} className={css.panelPlace} />
      </div>
    </FrameContext>
  );
}
