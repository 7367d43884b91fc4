import { AbsentNotice } from './absent-notice.tsx';
import { Framed } from './framed.tsx';
import { Header } from './header.tsx';
import { page } from './pay-screen.css.ts';
import { Shell } from './shell.tsx';

/** The page's own files could not be loaded: the connection broke between the first and the next. */
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
