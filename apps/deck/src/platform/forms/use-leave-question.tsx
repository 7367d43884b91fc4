import { Confirm, unparsedField } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { sessionStore } from '../session/session-store.ts';

interface LeaveWords {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

/**
 * Asks before something on the page would be lost by leaving it, a text no field can read yet too. The question is to be
 * drawn by the page.
 * @param isAtRisk is told where one goes within the product: a page may keep what is typed from one address to the next
 */
export function useLeaveQuestion(isAtRisk: (next?: Location) => boolean, words?: LeaveWords): ReactNode {
  const { t } = useTranslation();
  const isLost = (next?: Location) => isAtRisk(next) || unparsedField(document) !== undefined;
  // Closing the tab and reloading it are asked about by the browser, in its own words.
  useBeforeUnload((event) => {
    if (isLost()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever is signed out is on the way to the sign-in, and not asked.
      sessionStore.get() !== undefined &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      isLost(nextLocation),
  );
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words?.title ?? t('leave.title')}
      description={words?.text ?? t('leave.text')}
      safeLabel={words?.stay ?? t('action.stay')}
      action={{ label: words?.leave ?? t('action.leave'), tone: 'danger', onAct: () => blocker.proceed?.() }}
    />
  );
}
