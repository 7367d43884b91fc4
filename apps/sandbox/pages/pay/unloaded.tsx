import { AbsentPage } from './absent-page.tsx';
import { Shell } from './shell.tsx';

/** Shown if the page's lazy files failed to load. */
export function Unloaded() {
  return (
    <Shell language={undefined}>
      <AbsentPage unreachable onRetry={() => window.location.reload()} />
    </Shell>
  );
}
