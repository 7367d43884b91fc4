import type { PermanentView } from '../../../src/payer/forms/permanent-form.ts';
import { ask } from '../../shared/ask.ts';
import { FormPage } from './form-page.tsx';
import type { LinkFormApi } from './link-form.ts';
import { PermanentForm } from './permanent-form.tsx';
import { useLinkForm } from './use-link-form.ts';

/** The polling interval: payers do not change a permanent link, only its end matters. */
const PACE = 60_000;

/** The page of a permanent link: every payer gets a new order. */
export default function PermanentApp({ token }: { token: string }) {
  const { form, state } = useLinkForm(() => permanentApi(token), PACE);
  return (
    <FormPage state={state} onRetry={form.refresh}>
      {(view, content) => <PermanentForm view={view} content={content} state={state} onSend={form.send} />}
    </FormPage>
  );
}

function permanentApi(token: string): LinkFormApi<PermanentView> {
  const base = `/pay/api/permanent/${encodeURIComponent(token)}`;
  // Only for the timeline, so a failure does not matter.
  void ask(`${base}/seen`, { post: {} });
  return { read: () => ask(base), send: (filled) => ask(base, { post: filled }) };
}
