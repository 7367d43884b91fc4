import { Confirm, unparsedField } from '@deck/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { sessionStore } from '../session/session-store.ts';
import type { SavedDraft } from './use-form-draft.ts';

interface LeaveWords {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

interface LeaveOptions {
  readonly words?: LeaveWords;
  /** What is typed can be saved as a draft: that is offered too. */
  readonly draft?: SavedDraft;
}

/**
 * Asks before leaving the page would lose something, also a text that no field can read yet.
 * @param isAtRisk gets the next address within the product, since a page may keep its values from one to the next
 * @returns the question, which the page renders
 */
export function useLeaveQuestion(
  isAtRisk: (next?: Location) => boolean,
  { words, draft }: LeaveOptions = {},
): ReactNode {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = (next?: Location) => isAtRisk(next) && !draft?.isKept();
  const isLost = (next?: Location) => isUnsaved(next) || unparsedField(document) !== undefined;
  // Closing the tab and reloading it are asked about by the browser, in its own words.
  useBeforeUnload((event) => {
    if (isLost()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After a sign-out the way to the sign-in asks nothing.
      sessionStore.get() !== undefined &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      isLost(nextLocation),
  );

  async function saveAndLeave(save: SavedDraft['save']) {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    // What could not be saved stays on the screen, with the reason. A text no field can read is still asked about.
    if (!isSaved) blocker.reset?.();
    else if (unparsedField(document) === undefined) blocker.proceed?.();
  }

  const leave = {
    label: words?.leave ?? t('action.leave'),
    tone: 'danger',
    onAct: () => blocker.proceed?.(),
  } as const;
  // Else a text no field can read is all that would be lost.
  const isTyped = blocker.state !== 'blocked' || isUnsaved(blocker.location);
  const canSave = draft !== undefined && blocker.state === 'blocked' && isTyped;
  const text = isTyped
    ? (words?.text ?? t(canSave ? 'leave.saveText' : 'leave.text'))
    : t('leave.unreadText');
  return (
    <Confirm
      // Which of two versions is kept is asked in its place.
      open={blocker.state === 'blocked' && !draft?.newer}
      onClose={() => blocker.reset?.()}
      title={words?.title ?? t('leave.title')}
      description={text}
      safeLabel={words?.stay ?? t('action.stay')}
      loading={isSaving}
      {...(canSave
        ? { action: { label: t('leave.save'), onAct: () => void saveAndLeave(draft.save) }, other: leave }
        : { action: leave })}
    />
  );
}
