import { AbsentNotice } from './absent-notice.tsx';
import { Framed } from './framed.tsx';
import { Header } from './header.tsx';
import { page } from './pay-screen.css.ts';
import { Shell } from './shell.tsx';

/** Shown if the page's lazy files failed to load. */
export function Unloaded() {
  return (
    <Shell language={undefined}>
      <div className={page}>
        <Header />
        <Framed>
          <AbsentNotice stage="unreachable" onRetry={() => window.location.reload()} />
        </Framed>
      </div>
    </Shell>
  );
}
