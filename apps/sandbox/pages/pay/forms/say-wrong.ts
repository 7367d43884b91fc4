import { readMessage } from '@deck/api/contract/validation';
import type { PayerWords } from '../../words/en.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';

/** The error of a field in the reader's language. */
export function sayWrong(message: string, words: PayerWords, own: LinkFormWords): string {
  const { key, values } = readMessage(message);
  const known: Readonly<Record<string, string>> = {
    required: words.wrong.required,
    maxLength: words.wrong.tooLong(Number(values.max)),
    latinName: own.wrong.latinName,
    nameSign: own.wrong.nameSign(values.sign ?? ''),
    cardNumber: own.wrong.cardNumber,
    email: own.wrong.email,
    phone: own.wrong.phone,
    amount: own.wrong.amount,
    amountPositive: own.wrong.amountPositive,
  };
  return known[key] ?? words.wrong.invalid;
}
