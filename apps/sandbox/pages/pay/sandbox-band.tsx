import { useReading } from './reading.ts';
import { band } from './sandbox-band.css.ts';

/** Whether the server that sent this page moves real money. */
const isReal = document.querySelector('meta[name="deck-environment"]')?.getAttribute('content') === 'prod';

/** Says on every server but the real one that no money moves. */
export function SandboxBand() {
  const { words } = useReading();
  return isReal ? null : <aside className={band}>{words.sandbox}</aside>;
}
