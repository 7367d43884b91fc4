import type { Messages } from '@deck/ui';

/** The words of the kit that guests meet, for the languages that the kit itself lacks. */
export type KitWords = Pick<
  Messages,
  'button' | 'copy' | 'spinner' | 'field' | 'amountField' | 'typedValue' | 'phoneField' | 'combobox'
>;
