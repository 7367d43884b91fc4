import { type Brand, cssVariables, deriveTokens, type Mode } from '@deck/tokens/studio';
import { useLayoutEffect } from 'react';

/** Applies a brand that was never built to the document, including menus and dialogs, until unmount. */
export function useLiveTheme(brand: Brand, mode: Mode): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const variables = Object.entries(cssVariables(deriveTokens(brand, mode)));
    const before = dataset.mode;
    for (const [name, value] of variables) style.setProperty(name, value);
    style.colorScheme = mode;
    dataset.mode = mode;
    return () => {
      for (const [name] of variables) style.removeProperty(name);
      style.colorScheme = '';
      dataset.mode = before;
    };
  }, [brand, mode]);
}
