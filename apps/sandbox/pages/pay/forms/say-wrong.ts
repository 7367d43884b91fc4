import type { PayerWords } from '../../words/en.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';

/** What is wrong with a field, in the reader's language. */
export function sayWrong(key: string, words: PayerWords, own: LinkFormWords): string {
  const known: Readonly<Record<string, string>> = {
    required: words.wrong.required,
    tooLong: words.wrong.tooLong,
    latinName: own.wrong.latinName,
    email: own.wrong.email,
    phone: own.wrong.phone,
    amount: own.wrong.amount,
    amountPositive: own.wrong.amountPositive,
  };
  return known[key] ?? words.wrong.invalid;
}
