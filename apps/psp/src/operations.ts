import { randomBytes } from 'node:crypto';
import { beginOperation, decideOperation } from './begin-and-decide.ts';
import { followUpProblem } from './follow-ups.ts';
import type { Operation, OperationRequest, OperationStatus, Source } from './operation.ts';
import type { Entry, Store, Token } from './store.ts';
import { type CardBehaviour, type DeclineReason, getBehaviour, getCheck, getFollowUp } from './test-cards.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** How soon a second or a disordered notice follows the answer. */
const SOON = 2 * SECOND;

export interface Operations {
  submit(request: OperationRequest): Submitted;
  /** The billing details were given. Nothing happens to an operation that does not wait for them. */
  giveBilling(id: string): Operation | undefined;
  /** The payer answered on the bank's page. An answer that comes later than another changes nothing. */
  answer(id: string, answer: PayerAnswer): Entry | undefined;
  /** Ends an operation that waits for its payer. Undefined: it is unknown. */
  cancel(id: string): { readonly operation: Operation; readonly canceled: boolean } | undefined;
  /** Decides the slow operations whose time has come, and queues their notices. */
  decideDue(): void;
}

export type PayerAnswer = 'approve' | 'refuse' | 'later';

export type Submitted =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly isLost: boolean }
  /** The id belongs to another request. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'unknownReference' }
  | { readonly kind: 'unknownToken' };

interface Parts {
  readonly store: Store;
  readonly now: () => Date;
  /** The simulator's public address. */
  readonly origin: string;
}

/** The simulated acquirer: decides operations by the test cards, and sends later outcomes as notices. */
export function createOperations({ store, now, origin }: Parts): Operations {
  const begin = (request: OperationRequest, token?: Token) => beginOperation(request, token, now());
  const decide = (operation: Operation, status: OperationStatus, reason: DeclineReason | null = null) =>
    decideOperation(operation, status, reason, now());

  const save = (request: string | null, operation: Operation, more: Partial<Entry> = {}): Operation => {
    store.saveEntry({ request, operation, returnUrl: null, decidesAt: null, ...more });
    return operation;
  };
  const tell = (operation: Operation, after = 0) =>
    store.addNotice(JSON.stringify({ operation }), now().getTime() + after);

  function submit(request: OperationRequest): Submitted {
    const text = JSON.stringify(request);
    const earlier = store.readEntry(request.id);
    if (earlier)
      return earlier.request === text
        ? { kind: 'operation', operation: earlier.operation, isLost: false }
        : { kind: 'conflict' };
    if (!('source' in request)) return submitFollowUp(request, text);
    const { source } = request;
    if ('method' in source) return submitMethod(request, source, text);
    const token = store.readToken(source.token);
    if (!token || isOver(token)) return { kind: 'unknownToken' };
    const behaviour = getAsked(request, token);
    // A checked card is kept for later charges.
    const isChecked = request.type === 'VERIFY' && behaviour.kind !== 'decline';
    store.saveToken({ ...token, kept: token.kept || isChecked, spent: true });
    return settle(begin(request, token), behaviour, text, request);
  }

  /** The token of a card that is not kept counts once, within an hour. */
  const isOver = ({ kept, spent, createdAt }: Token) =>
    !kept && (spent || now().getTime() - createdAt > HOUR);

  /** Nobody can confirm who is not there. */
  function getAsked(
    { type, canConfirm }: { type: string; canConfirm: boolean },
    { card }: Token,
  ): CardBehaviour {
    if (type === 'VERIFY') return getCheck(card.number);
    const asked = getBehaviour(card.number);
    return asked.kind === 'challenge' && !canConfirm ? { kind: 'approve' } : asked;
  }

  const toBankPage = ({ id }: Operation, language: string | undefined) =>
    `${origin}/bank/${id}${language === undefined ? '' : `?language=${language}`}`;

  /** Applies a behaviour to an operation that has begun. */
  function settle(
    operation: Operation,
    behaviour: CardBehaviour,
    text: string,
    { returnUrl = null, language }: { returnUrl?: string | null; language?: string | undefined } = {},
  ): Submitted {
    const answer = (answered: Operation, more: Partial<Entry> = {}): Submitted => ({
      kind: 'operation',
      operation: save(text, answered, { returnUrl, ...more }),
      isLost: behaviour.kind === 'lost',
    });
    const wait = (action: Operation['action']) => answer({ ...operation, status: 'ACTION', action });
    switch (behaviour.kind) {
      case 'decline':
        return answer(decide(operation, 'DECLINED', behaviour.reason));
      case 'challenge':
        return wait({ kind: 'REDIRECT', url: toBankPage(operation, language) });
      case 'clarify':
        return wait({ kind: 'BILLING' });
      case 'slow':
        return answer(operation, { decidesAt: now().getTime() + behaviour.milliseconds });
      case 'known':
        return answer({ ...decide(operation, 'APPROVED'), known: true });
      case 'twice':
      case 'disordered': {
        const decided = decide(operation, 'APPROVED');
        tell(decided, SOON);
        tell(behaviour.kind === 'twice' ? decided : operation, SOON + SECOND);
        save(text, decided, { returnUrl });
        return { kind: 'operation', operation, isLost: false };
      }
      case 'approve':
      case 'lost':
        return answer(decide(operation, 'APPROVED'));
    }
  }

  function submitMethod(
    request: OperationRequest & { returnUrl: string; language?: string | undefined },
    { flow, beneficiary }: Extract<Source, { method: string }>,
    text: string,
  ): Submitted {
    const operation = begin(request);
    const wait = (action: Operation['action']): Submitted => ({
      kind: 'operation',
      operation: save(text, { ...operation, status: 'ACTION', action }, { returnUrl: request.returnUrl }),
      isLost: false,
    });
    switch (flow) {
      case 'CRYPTO': {
        const approved = decide(operation, 'APPROVED');
        const sent = { ...approved, blockchainHash: randomBytes(32).toString('hex') };
        return { kind: 'operation', operation: save(text, sent), isLost: false };
      }
      case 'REDIRECT':
        return wait({ kind: 'REDIRECT', url: toBankPage(operation, request.language) });
      case 'TRANSFER':
        return wait({
          kind: 'TRANSFER',
          beneficiary,
          iban: 'GR1601101250000000012300695',
          bic: 'ETHNGRAA',
          reference: operation.id.slice(-10).toUpperCase(),
          url: toBankPage(operation, request.language),
        });
    }
  }

  function submitFollowUp(
    request: Extract<OperationRequest, { type: 'CAPTURE' | 'REFUND' | 'VOID' }>,
    text: string,
  ): Submitted {
    const earlier = store.readReference(request.reference).map((entry) => entry.operation);
    if (earlier.length === 0) return { kind: 'unknownReference' };
    const first = earlier.find(({ type, status }) => type !== 'VERIFY' && status === 'APPROVED');
    const operation: Operation = {
      ...begin(request),
      card: first?.card ?? null,
      method: first?.method ?? null,
    };
    if (followUpProblem(earlier, request))
      return settle(operation, { kind: 'decline', reason: 'LIMIT_EXCEEDED' }, text);
    const settled = settle(operation, getFollowUp(first?.card?.number, request.type), text);
    return settled.kind === 'operation' && first?.blockchainHash && settled.operation.status === 'APPROVED'
      ? {
          ...settled,
          operation: save(text, { ...settled.operation, blockchainHash: randomBytes(32).toString('hex') }),
        }
      : settled;
  }

  /** Changes a stored operation and queues the notice of the change. */
  function change(entry: Entry, operation: Operation, decidesAt: number | null = null): Operation {
    store.saveEntry({ ...entry, operation, decidesAt });
    tell(operation);
    return operation;
  }

  return {
    submit: (request) => {
      let submitted: Submitted | undefined;
      store.together(() => {
        submitted = submit(request);
      });
      if (!submitted) throw new Error('The operation was not submitted');
      return submitted;
    },
    giveBilling: (id) => {
      const entry = store.readEntry(id);
      if (entry?.operation.action?.kind !== 'BILLING') return entry?.operation;
      const approved = decide(entry.operation, 'APPROVED');
      store.saveEntry({ ...entry, operation: approved });
      return approved;
    },
    answer: (id, answer) => {
      const entry = store.readEntry(id);
      if (!entry) return undefined;
      const { operation } = entry;
      if (operation.status !== 'ACTION' || operation.action?.kind === 'BILLING') return entry;
      const pending: Operation = {
        ...operation,
        status: 'PENDING',
        action: null,
        revision: operation.revision + 1,
      };
      if (answer === 'later') change(entry, pending, now().getTime() + 24 * HOUR);
      else if (answer === 'approve') change(entry, decide(operation, 'APPROVED'));
      else change(entry, decide(operation, 'DECLINED', 'AUTHENTICATION_FAILED'));
      return store.readEntry(id);
    },
    cancel: (id) => {
      const entry = store.readEntry(id);
      if (!entry) return undefined;
      if (entry.operation.status !== 'ACTION') return { operation: entry.operation, canceled: false };
      const canceled = decide(entry.operation, 'CANCELED');
      store.saveEntry({ ...entry, operation: canceled });
      return { operation: canceled, canceled: true };
    },
    decideDue: () =>
      store.together(() => {
        for (const entry of store.readDecided(now().getTime()))
          change(entry, decide(entry.operation, 'APPROVED'));
      }),
  };
}
