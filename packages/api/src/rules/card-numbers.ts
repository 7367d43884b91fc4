import { hasCardNumber } from '@deck/values';
import { findTexts } from '../core/texts.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A password is kept as a hash alone, and may be any text. */
const passwordName = /password$/i;

/**
 * The fields that hold a card number, by their dotted paths, with the key of the sentence. A card is taken by the
 * payer's page alone: PCI DSS 3.5 forbids its number in notes, names and messages.
 */
export function findCardNumbers(values: unknown): Readonly<Record<string, 'cardNumber'>> {
  const paths = findTexts(
    values,
    (text, path) => hasCardNumber(text) && !uuid.test(text) && !passwordName.test(path),
  );
  return Object.fromEntries(paths.map((path) => [path, 'cardNumber']));
}
