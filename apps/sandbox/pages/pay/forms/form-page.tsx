import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { GuestContent } from '@deck/guest';
import type { ReactNode } from 'react';
import type { GuestView } from '../../../src/guest/guest-view.ts';
import { AbsentPage } from '../absent-page.tsx';
import { Shell } from '../shell.tsx';
import { useGuestContent } from '../use-guest-content.ts';
import type { LinkFormState } from './link-form.ts';

interface FormPageProps<View> {
  state: LinkFormState<View>;
  onRetry: () => void;
  children: (view: View, content: GuestContent) => ReactNode;
}

/** The page of a form, also while loading and for an unknown link. */
export function FormPage<View extends GuestView & { readonly language: CustomerLanguage }>({
  state: { view, missing, unreachable },
  onRetry,
  children,
}: FormPageProps<View>) {
  return (
    <Shell language={view?.language} timeZone={view?.guest.property.timezone}>
      {view && !missing ? (
        <Known view={view}>{children}</Known>
      ) : (
        <AbsentPage missing={missing} unreachable={unreachable} onRetry={onRetry} />
      )}
    </Shell>
  );
}

function Known<View extends GuestView>({
  view,
  children,
}: Pick<FormPageProps<View>, 'children'> & { view: View }) {
  return children(view, useGuestContent(view.guest));
}
