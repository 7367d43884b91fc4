import type { GuestContent } from '@deck/guest';
import type { SplitView } from '../../../src/payer/forms/split-form.ts';
import { ask } from '../../shared/ask.ts';
import { linkFormWords } from '../../words/link-forms.ts';
import { GuestFrame } from '../guest-frame.tsx';
import { useReading } from '../reading.ts';
import { Begun } from './begun.tsx';
import { rememberBegun } from './begun-part.ts';
import { FormPage } from './form-page.tsx';
import type { LinkForm, LinkFormApi, LinkFormState } from './link-form.ts';
import { SplitForm } from './split-form.tsx';
import { splitStage } from './split-sums.ts';
import { useLinkForm } from './use-link-form.ts';

/** The polling interval: others pay at the same time, so the rest changes often. */
const PACE = 10_000;

interface SplitPageProps {
  token: string;
  view: SplitView;
  content: GuestContent;
  form: LinkForm<SplitView>;
  state: LinkFormState<SplitView>;
}

/** The page of a split link: everyone pays a part of the same order. */
export default function SplitApp({ token }: { token: string }) {
  const { form, state } = useLinkForm(
    () => splitApi(token),
    PACE,
    (link, { amount }) => rememberBegun(token, { link, amount: String(amount) }),
  );
  return (
    <FormPage state={state} onRetry={form.refresh}>
      {(view, content) => <SplitPage token={token} view={view} content={content} form={form} state={state} />}
    </FormPage>
  );
}

function splitApi(token: string): LinkFormApi<SplitView> {
  const base = `/pay/api/split/${encodeURIComponent(token)}`;
  return { read: () => ask(base), send: (filled) => ask(base, { post: filled }) };
}

function SplitPage({ token, view, content, form, state }: SplitPageProps) {
  const own = linkFormWords[useReading().language];
  const stage = splitStage(view);
  const begun = <Begun token={token} currency={view.currency} own={own} />;
  if (stage === 'form')
    return (
      <SplitForm view={view} content={content} own={own} state={state} onSend={form.send} begun={begun} />
    );
  if (stage !== 'allUnderway') return <GuestFrame content={content} accent={view.accent} />;
  const { title, text } = own.split.allUnderway;
  const notice = { tone: 'info', title, text } as const;
  return <GuestFrame content={{ ...content, notice }} accent={view.accent} payment={begun} />;
}
