const files = import.meta.glob<Record<string, object>>('./*/*.ts');

/** What fetches the words of an area: one lazy file for each language and area. Undefined where there are none. */
export const getCatalogue = (language: string, area: string) => files[`./${language}/${area}.ts`];
