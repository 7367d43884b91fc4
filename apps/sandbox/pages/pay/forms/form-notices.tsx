import { Alert } from '@deck/ui';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import type { LinkFormState } from './link-form.ts';

interface FormNoticesProps {
  state: LinkFormState<unknown>;
  own: LinkFormWords;
  /** The property's contact. */
  name: string;
}

/** The error of a submitted form. */
export function FormNotices({ state, own, name }: FormNoticesProps) {
  if (state.lost)
    return (
      <Alert tone="warning" title={own.lost.title} announced>
        {own.lost.text}
      </Alert>
    );
  if (state.refused === undefined) return null;
  if (state.refused === 'TOO_MANY_REQUESTS')
    return (
      <Alert tone="warning" title={own.wait.title} announced>
        {own.wait.text}
      </Alert>
    );
  return (
    <Alert tone="danger" title={own.refused.title} announced>
      {own.refused.text(name)}
    </Alert>
  );
}
