import { useMessages } from '../provider/ui-provider.tsx';

interface Choice {
  readonly value: string;
}

/** How much of a foreign value is told: enough to know it again. */
const toldLength = 40;

/**
 * Why a value from outside is none of the choices; it is kept, and said to be wrong. While there are no choices they
 * are on their way, and nothing is said.
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
  // A sign of two units is not cut in the middle.
  return text.length > toldLength
    ? `${[...text.slice(0, 2 * toldLength)].slice(0, toldLength).join('')}…`
    : text;
}
