import { useState } from 'react';

interface TypedTextProps {
  /** The label of the selection, or empty. */
  label: string;
  onSearch: ((query: string) => void) | undefined;
}

/** The text of a combobox: typed since the last choice, else the selection's label. */
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
    /** Shows the selection's label again. */
    settle() {
      if (typed === null) return;
      setTyped(null);
      onSearch?.('');
    },
  };
}
