import { ApiError } from '@deck/api/client';
import type { DraftValues } from '@deck/api/contract/draft-values';
import type { FormDraft } from '@deck/api/contract/drafts';
import type { DraftKind } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { clock } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { api } from '../api.ts';
import { dropDraft, openForm, readDraft, type ServerForm, withoutSecrets } from '../session/drafts.ts';
import { sameShape, toShapeOf } from './same-shape.ts';
import { draftsQuery, rereadDrafts, sendDraft } from './server-drafts.ts';
import type { KeptDraft } from './use-draft.ts';

/** A draft was saved again elsewhere since it was opened here. */
export interface NewerDraft {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly answer: (isReplaced: boolean) => void;
}

export interface SavedDraft extends KeptDraft {
  readonly newer: NewerDraft | undefined;
  /** Whether the server has exactly what is typed. */
  readonly isKept: () => boolean;
  /** Saves the typed values and says where the draft is found. @returns whether the server has it; a failure shows a toast */
  readonly save: () => Promise<boolean>;
  /** Goes with the call that completes the form: the server deletes the draft with the effect. */
  readonly completing: () => { readonly draftId: string | undefined };
}

/** The values have the same names as the contract's schema of the kind: one too many does not compile. */
type OfKind<Form, Kind extends DraftKind> =
  Exclude<keyof Form, keyof DraftValues<Kind>> extends never ? Form : never;

/**
 * The drafts of a form, which the server keeps for the person and the division: offered when the form opens, saved on
 * leaving it, and kept in the browser when the session ends, until the server can take them.
 * @param isDirty whether something would be lost
 */
export function useFormDraft<Kind extends DraftKind, Form extends FieldValues & DraftValues<Kind>>(
  form: UseFormReturn<Form, unknown, OfKind<Form, Kind>>,
  kind: Kind,
  orderId: string | null,
  isDirty: boolean | (() => boolean),
): SavedDraft {
  const { t } = useTranslation();
  const toast = useToast();
  const name = `${kind}/${orderId ?? ''}`;
  const server = useRef<OnServer>({});
  const [current, setCurrent] = useState<string>();
  const [newer, setNewer] = useState<NewerDraft>();
  const [, redraw] = useState(0);
  const found = useQuery(draftsQuery({ kind, orderId }));
  const waiting = found.isFetched ? readDraft(name) : undefined;
  const saved = found.data?.find(({ id }) => id !== current);

  const isKept = () => server.current.text !== undefined && server.current.text === textOf(form.getValues());
  const getTyped = useEffectEvent(() => {
    const wouldLose = typeof isDirty === 'function' ? isDirty() : isDirty;
    return wouldLose && !isKept() ? form.getValues() : undefined;
  });
  useEffect(
    () =>
      openForm(
        name,
        () => getTyped(),
        () => ({ kind, orderId, key: crypto.randomUUID(), draft: server.current.draft }),
      ),
    [name, kind, orderId],
  );

  function note({ id, revision }: Pick<FormDraft, 'id' | 'revision'>) {
    server.current = { draft: { id, revision }, text: textOf(form.getValues()) };
    setCurrent(id);
  }

  /** @returns whether the form can hold them: it may have changed since. */
  function fill(values: unknown): boolean {
    const now = form.getValues();
    const arranged = toShapeOf(values, now);
    const fits = sameShape(arranged, now);
    if (fits) form.reset(arranged as Form, { keepDefaultValues: true });
    else toast({ tone: 'danger', title: t('draft.outdated') });
    return fits;
  }

  async function restore(id = saved?.id) {
    if (waiting) {
      if (!fill(waiting.values)) return;
      server.current = { draft: waiting.form?.draft };
      dropDraft(name);
      redraw(clock.now());
    } else if (id !== undefined) {
      const draft = await api.drafts.get({ draftId: id }).catch(() => undefined);
      if (!draft) await rereadDrafts();
      else if (fill(draft.values)) note(draft);
    }
  }

  async function discard() {
    if (waiting) {
      dropDraft(name);
      redraw(clock.now());
    } else if (saved) {
      await api.drafts.remove({ draftId: saved.id }, { handledErrors: ['NOT_FOUND'] }).catch(() => undefined);
      await rereadDrafts();
    }
  }

  /** Another tab has saved the draft: the person says whether this one replaces it. */
  const askAbout = async (at: number): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setNewer({ at, answer: resolve });
    const isReplaced = await promise;
    setNewer(undefined);
    return isReplaced;
  };

  async function save(): Promise<boolean> {
    const values = withoutSecrets(form.getValues());
    const key = crypto.randomUUID();
    try {
      note(await sendDraft(api, { kind, orderId, key, draft: server.current.draft }, values));
    } catch (failure) {
      if (!(failure instanceof ApiError) || !server.current.draft) return false;
      const { code, params } = failure;
      if (code === 'NOT_FOUND') server.current = {};
      else if (code === 'DRAFT_SAVED_MEANWHILE' && (await askAbout(Date.parse(String(params.savedAt)))))
        server.current = { draft: { id: server.current.draft.id, revision: Number(params.revision) } };
      else return false;
      return save();
    }
    toast({ tone: 'success', title: t('draft.saved'), text: t('draft.savedWhere') });
    void rereadDrafts();
    return true;
  }

  useOpenedDraft(found.isFetched, (id) => restore(id));
  return {
    offered: waiting ?? (saved && { at: Date.parse(saved.savedAt) }),
    restore: () => void restore(),
    discard: () => void discard(),
    newer,
    isKept,
    save,
    completing: () => ({ draftId: server.current.draft?.id }),
  };
}

/** The draft that the form continues, and its values as the server has them. */
interface OnServer {
  readonly draft?: ServerForm['draft'];
  readonly text?: string;
}

const textOf = (values: unknown): string => JSON.stringify(withoutSecrets(values));

/** Fills the form at once when a draft is continued, or on the way back from another screen. */
function useOpenedDraft(isRead: boolean, open: (id: string | undefined) => Promise<void>): void {
  const { state } = useLocation();
  // As the form is opened: leaving marks the place too, and gives nothing back yet.
  const wanted = useRef<{ readonly draft?: unknown; readonly restore?: unknown } | null>(state);
  useEffect(() => {
    if (!isRead || wanted.current === null) return;
    const { draft, restore } = wanted.current;
    wanted.current = null;
    if (typeof draft === 'string') void open(draft);
    else if (restore === true) void open(undefined);
  });
}
