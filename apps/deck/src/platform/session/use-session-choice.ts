import { useState } from 'react';

/** A choice of a view that is kept until the browser's tab is closed. The first option stands until one is chosen. */
export function useSessionChoice<Choice extends string>(
  name: string,
  options: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = read(name);
    return options.find((option) => option === kept) ?? options[0];
  });
  return [
    choice,
    (next) => {
      setChoice(next);
      write(name, next);
    },
  ];
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, choice: string): void {
  try {
    sessionStorage.setItem(name, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
