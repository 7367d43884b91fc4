const titles: Record<string, string> = {
  amex: 'Amex',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mir: 'Mir',
  visa: 'Visa',
  'visa electron': 'Visa Electron',
};

/** The network's own name; empty for a card of none that is known. */
export const cardTitle = (type: string): string => titles[type.toLowerCase()] ?? '';

/** `Visa •••• 8024`. */
export const toCardText = ({ type, lastFour }: { type: string; lastFour: string }): string =>
  `${cardTitle(type)} ••••\u00a0${lastFour}`.trim();
