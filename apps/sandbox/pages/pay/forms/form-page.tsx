import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { ReactNode } from 'react';
import { AbsentNotice } from '../absent-notice.tsx';
import { Framed } from '../framed.tsx';
import { Header } from '../header.tsx';
import { page } from '../pay-screen.css.ts';
import { Shell } from '../shell.tsx';
import type { LinkFormState } from './link-form.ts';

interface FormPageProps<View> {
  state: LinkFormState<View>;
  onRetry: () => void;
  children: (view: View) => ReactNode;
}

/** The page of a form, also while loading and for an unknown link. */
export function FormPage<View extends { readonly language: CustomerLanguage }>({
  state,
  onRetry,
  children,
}: FormPageProps<View>) {
  const { view } = state;
  const absent = state.missing ? 'missing' : state.unreachable ? 'unreachable' : 'loading';
  return (
    <Shell language={view?.language}>
      <div className={page}>
        {view && !state.missing ? (
          children(view)
        ) : (
          <>
            <Header awaited={absent === 'loading'} />
            <Framed>
              <AbsentNotice stage={absent} onRetry={onRetry} />
            </Framed>
          </>
        )}
      </div>
    </Shell>
  );
}
