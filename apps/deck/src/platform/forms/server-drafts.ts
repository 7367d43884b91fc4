import { ApiError } from '@deck/api/client';
import type { FormDraft, FormDraftChange, NewFormDraft } from '@deck/api/contract/drafts';
import { inAreas } from '@deck/api/react';
import type { DraftKind } from '@deck/api/vocabulary';
import { queryOptions } from '@tanstack/react-query';
import { queryClient, quietApi } from '../api.ts';
import { dropDraft, readDraft, type ServerForm, waitingDrafts } from '../session/drafts.ts';

/** One form: its kind, and the order it belongs to. */
export interface DraftPlace {
  readonly kind: DraftKind;
  readonly orderId: string | null;
}

/** Saves the current values of a form by the given calls. @throws the failure of the call */
export async function sendDraft(
  { drafts } = quietApi,
  { kind, orderId, key, draft }: ServerForm,
  values: unknown,
): Promise<FormDraft> {
  // The server checks the values by the contract's schema of this kind.
  const body = { kind, orderId, values } as NewFormDraft;
  if (!draft) return drafts.create({ body }, { idempotencyKey: key });
  const change = { ...body, revision: draft.revision } as FormDraftChange;
  const handledErrors = ['DRAFT_SAVED_MEANWHILE', 'NOT_FOUND'] as const;
  return drafts.save({ draftId: draft.id, body: change }, { handledErrors });
}

let carrying: Promise<void> | undefined;

/** Brings what waits in this browser to the server. What cannot be sent goes on waiting, and is offered from here. */
export const carryOver = (): Promise<void> => {
  carrying ??= carry().finally(() => {
    carrying = undefined;
  });
  return carrying;
};

async function carry(): Promise<void> {
  for (const name of waitingDrafts()) {
    const copy = readDraft(name);
    if (!copy?.form) continue;
    try {
      await sendOnce(copy.form, copy.values);
      dropDraft(name);
    } catch {
      // It stays here.
    }
  }
}

/** A draft that was deleted or saved again elsewhere is left alone: this one becomes another. */
async function sendOnce(form: ServerForm, values: unknown): Promise<void> {
  try {
    await sendDraft(quietApi, form, values);
  } catch (failure) {
    const isAnother = failure instanceof ApiError && [404, 409].includes(failure.status);
    if (!form.draft || !isAnother) throw failure;
    await sendDraft(quietApi, { ...form, draft: undefined }, values);
  }
}

/** The drafts of a form, or all of them, the newest first; with those that only now came to the server. */
export const draftsQuery = (place?: DraftPlace) =>
  queryOptions({
    queryKey: ['drafts', 'list', place ?? {}],
    queryFn: async () => {
      await carryOver();
      return quietApi.drafts.list(place && { kind: place.kind, orderId: place.orderId ?? undefined });
    },
    retry: false,
    staleTime: 0,
  });

export const rereadDrafts = (): Promise<void> => queryClient.invalidateQueries(inAreas('drafts'));
