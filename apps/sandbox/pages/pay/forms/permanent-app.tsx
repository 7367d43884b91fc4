import { Link2Off } from 'lucide-react';
import type { PermanentView } from '../../../src/payer/forms/permanent-form.ts';
import { ask } from '../../shared/ask.ts';
import { linkFormWords } from '../../words/link-forms.ts';
import { Over } from '../ended.tsx';
import { Framed } from '../framed.tsx';
import { useReading } from '../reading.ts';
import { FormPage } from './form-page.tsx';
import type { LinkForm, LinkFormApi, LinkFormState } from './link-form.ts';
import { PermanentForm } from './permanent-form.tsx';
import { PermanentHeader } from './permanent-header.tsx';
import { useLinkForm } from './use-link-form.ts';

/** The polling interval: payers do not change a permanent link, only its end matters. */
const PACE = 60_000;

/** The page of a permanent link: every payer gets a new order. */
export default function PermanentApp({ token }: { token: string }) {
  const { form, state } = useLinkForm(() => permanentApi(token), PACE);
  return (
    <FormPage state={state} onRetry={form.refresh}>
      {(view) => <PermanentPage view={view} form={form} state={state} />}
    </FormPage>
  );
}

function permanentApi(token: string): LinkFormApi<PermanentView> {
  const base = `/pay/api/permanent/${encodeURIComponent(token)}`;
  // Only for the timeline, so a failure does not matter.
  void ask(`${base}/seen`, { post: {} });
  return { read: () => ask(base), send: (filled) => ask(base, { post: filled }) };
}

interface PermanentPageProps {
  view: PermanentView;
  form: LinkForm<PermanentView>;
  state: LinkFormState<PermanentView>;
}

function PermanentPage({ view, form, state }: PermanentPageProps) {
  const own = linkFormWords[useReading().language];
  const { closed } = own.permanent;
  return (
    <>
      <PermanentHeader view={view} own={own} />
      {view.open ? (
        <PermanentForm view={view} own={own} state={state} onSend={form.send} />
      ) : (
        <Framed legal={view}>
          <Over icon={Link2Off} title={closed.title} text={closed.text(view.propertyName)} property={view} />
        </Framed>
      )}
    </>
  );
}
