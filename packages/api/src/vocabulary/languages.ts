/** The languages Deck speaks: known before anybody has signed in, and so apart from the other words. */
export const interfaceLanguages = ['en', 'ru', 'el'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
