/** The variable that says the kit's styles are there. */
export const kitMark = '--deck-kit';

/** The variable of a colour that every brand sets. By its name: the contract would come along with all its colours. */
export const brandMark = '--deck-color-canvas';

/**
 * What an application forgot to load, each as a sentence that names the fix.
 * @param read the value of a CSS variable at the root; empty if it is not set
 */
export function missingStyles(read: (variable: string) => string): string[] {
  return [
    ...(read(kitMark) === ''
      ? ["The kit's styles are not loaded: import '@deck/ui/styles.css' in the application."]
      : []),
    ...(read(brandMark) === ''
      ? ["No brand is loaded: import the styles of one in the application, from '@deck/tokens/brands/'."]
      : []),
  ];
}

/** Names in the console the styles that the page lacks. It would show plain text and give no reason. */
export function reportMissingStyles(): void {
  const root = getComputedStyle(document.documentElement);
  for (const sentence of missingStyles((variable) => root.getPropertyValue(variable)))
    console.error(sentence);
}
