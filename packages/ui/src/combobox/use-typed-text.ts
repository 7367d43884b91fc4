import { useState } from 'react';

interface TypedTextProps {
  /** The label of what is chosen, empty when nothing is. */
  label: string;
  onSearch: ((query: string) => void) | undefined;
}

/** The text of a combobox: what was typed since the last choice, else the label of what is chosen. */
export function useTypedText({ label, onSearch }: TypedTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? label,
    query: typed?.trim() ?? '',
    isTyped: typed !== null,
    type(text: string) {
      setTyped(text);
      onSearch?.(text.trim());
    },
    /** Shows the label again. */
    settle() {
      if (typed === null) return;
      setTyped(null);
      onSearch?.('');
    },
  };
}
