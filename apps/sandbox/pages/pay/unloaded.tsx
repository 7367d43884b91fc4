import { AbsentNotice } from './absent-notice.tsx';
import { PlainPage } from './plain-page.tsx';
import { Shell } from './shell.tsx';

/** Shown if the page's lazy files failed to load. */
export function Unloaded() {
  return (
    <Shell language={undefined}>
      <PlainPage>
        <AbsentNotice stage="unreachable" onRetry={() => window.location.reload()} />
      </PlainPage>
    </Shell>
  );
}
