import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, dropDraft, openForm, readDraft } from '../session/drafts.ts';
import { sameShape } from './same-shape.ts';

export interface KeptDraft {
  /** What was kept when the session ended, until somebody takes or drops it. */
  readonly offered: Pick<Draft, 'at'> | undefined;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form when the session ends, and offers it to the same person in the same division when they
 * come back: `<DraftOffer draft={useDraft(form, 'settings.rates.new')} />`.
 * @param name the key of the draft in this tab
 */
export function useDraft<Form extends FieldValues>(
  form: UseFormReturn<Form, unknown, Form>,
  name: string,
): KeptDraft {
  // Read on each render: React Hook Form tracks only what is read there.
  const { isDirty } = form.formState;
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(name);
    // A form that has changed since cannot take what was typed into the old one.
    return draft && sameShape(draft.values, form.getValues()) ? draft : undefined;
  });
  const getTyped = useEffectEvent(() => (isDirty ? form.getValues() : undefined));
  useEffect(() => openForm(name, () => getTyped()), [name]);

  function end() {
    dropDraft(name);
    setOffered(undefined);
  }
  return {
    offered,
    restore: () => {
      if (offered) form.reset(offered.values as Form, { keepDefaultValues: true });
      end();
    },
    discard: end,
  };
}
