/** The languages of the interface. They are needed before sign-in, so they have their own file. */
export const interfaceLanguages = ['en', 'ru', 'el'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
