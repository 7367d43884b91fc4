import type { PayerView } from '../../../src/payer/payer-view.ts';

export interface BankLine {
  readonly name: 'beneficiary' | 'bank' | 'iban' | 'bic' | 'amount' | 'reference';
  readonly shown: string;
  /** In the format of a bank's form. */
  readonly copied: string;
}

/** The details for a transfer; unknown details are left out. */
export function bankLines(
  { invoice, amount }: Pick<PayerView, 'invoice' | 'amount'>,
  amountShown: string,
): readonly BankLine[] {
  if (!invoice) return [];
  const tight = invoice.iban.replaceAll(/\s/g, '');
  const plain = (name: BankLine['name'], text: string): BankLine => ({ name, shown: text, copied: text });
  const lines: BankLine[] = [
    plain('beneficiary', invoice.beneficiary),
    plain('bank', invoice.bankName),
    { name: 'iban', shown: tight.replaceAll(/(.{4})(?=.)/g, '$1 '), copied: tight },
    plain('bic', invoice.bic),
    { name: 'amount', shown: amountShown, copied: amount },
    plain('reference', invoice.number),
  ];
  return lines.filter(({ copied }) => copied !== '');
}
