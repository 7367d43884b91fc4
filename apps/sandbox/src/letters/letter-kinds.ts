import type { BlockKey, TemplateId } from '@deck/api/vocabulary';
import type { GuestState } from '@deck/guest';

/** What a letter to a guest is for, which decides what it shows. */
export interface LetterKind {
  /** It asks for a payment, is the receipt of one, or informs of what happened. */
  readonly purpose: 'ASKS' | 'THANKS' | 'INFORMS';
  /** The state it is about, whatever has happened since. Undefined: the payment's own. */
  readonly state?: GuestState;
  /** Whether it shows a sum, and the order's money as a line. */
  readonly showsSum: boolean;
  readonly showsLine: boolean;
  /** The blocks that the guest's own words say, unless the company has worded them. */
  readonly guestBlocks: ReadonlySet<BlockKey>;
}

const common: readonly BlockKey[] = ['greeting', 'expiry', 'closing'];
const asking: readonly BlockKey[] = [...common, 'subject', 'message', 'button', 'sms'];
const thanking: readonly BlockKey[] = [...common, 'subject', 'message', 'sms'];

function kind(
  purpose: LetterKind['purpose'],
  { state, without = [], blocks = common }: Partial<Given> = {},
): LetterKind {
  return {
    purpose,
    ...(state && { state }),
    showsSum: !without.includes('sum'),
    showsLine: !without.includes('line'),
    guestBlocks: new Set(blocks),
  };
}

interface Given {
  readonly state: GuestState;
  readonly without: readonly ('sum' | 'line')[];
  readonly blocks: readonly BlockKey[];
}

export const letterKinds: Readonly<Record<TemplateId, LetterKind>> = {
  PAYMENT_LINK: kind('ASKS', { blocks: asking }),
  SPLIT_LINK: kind('ASKS'),
  CARD_REQUEST: kind('ASKS', { without: ['sum', 'line'] }),
  WIRE_INVOICE: kind('ASKS'),
  PAYMENT_PAID: kind('THANKS', { state: 'PAID', blocks: thanking }),
  PAYMENT_AUTHORIZED: kind('THANKS', { state: 'HELD', blocks: thanking }),
  PAYMENT_REJECTED: kind('ASKS', { state: 'DECLINED' }),
  PAYMENT_FAILED: kind('INFORMS', { state: 'FAILED' }),
  PAYMENT_EXPIRED: kind('INFORMS', { state: 'EXPIRED' }),
  PAYMENT_CANCELED: kind('INFORMS', { state: 'CANCELED' }),
  PAYMENT_REFUNDED: kind('INFORMS', { state: 'REFUNDED' }),
  LINK_REMINDER: kind('ASKS', { blocks: [...common, 'subject', 'button'] }),
  INVOICE_REMINDER: kind('ASKS'),
  SCHEDULED_CHARGE: kind('INFORMS'),
  // A saved card is thanked for by the company's greeting.
  TENDER_CREATED: kind('INFORMS', { without: ['sum', 'line'], blocks: ['expiry', 'closing'] }),
  ORDER_CANCELED: kind('INFORMS', { without: ['sum', 'line'] }),
  ORDER_FINALIZED: kind('INFORMS', { without: ['sum'] }),
};

/** A permanent link is nobody's order, and greets nobody. */
export const permanentKind: LetterKind = kind('ASKS', { without: ['line'] });
