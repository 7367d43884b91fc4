import { useMessages } from '../provider/ui-provider.tsx';

interface Choice {
  readonly value: string;
}

/** The shown length of an unknown value: enough to recognise it. */
const toldLength = 40;

/**
 * Why a value from outside is not a valid option; it is kept as an error. While there are no options, they
 * are loading, and there is no error.
 */
export function useInvalidOption(
  options: readonly Choice[],
  value: string | readonly string[],
): string | undefined {
  const { choice } = useMessages();
  if (options.length === 0) return undefined;
  const values = typeof value === 'string' ? [value] : value;
  const foreign = values.filter((one) => one !== '' && !options.some((option) => option.value === one));
  return foreign.length === 0 ? undefined : choice.foreign(shortened(foreign.join(', ')));
}

function shortened(text: string): string {
  // Does not split a surrogate pair.
  return text.length > toldLength
    ? `${[...text.slice(0, 2 * toldLength)].slice(0, toldLength).join('')}…`
    : text;
}
