/** Whether pictures are taken of a story: of sheets and screens, to compare versions. */
export const isPictured = (title: string): boolean => /^(Sheets|Screens)\//.test(title);

/** The widths of a desktop and of a phone, in pixels. */
const widths = { desk: 1440, phone: 390 } as const;

/**
 * The modes of Chromatic's pictures: every brand, light and dark, on a desktop and on a phone.
 * @param brands the names of all brands
 */
export const getModes = (brands: readonly string[]) =>
  Object.fromEntries(
    brands.flatMap((brand) =>
      (['light', 'dark'] as const).flatMap((mode) =>
        Object.entries(widths).map(([width, viewport]) => [
          `${brand} ${mode} ${width}`,
          { brand, mode, viewport },
        ]),
      ),
    ),
  );

/**
 * The modes that are turned off for screens. They have six times as many states as there are sheets, so each state has
 * two pictures, which differ in brand, mode and width.
 * @param brands the names of all brands
 */
export function getModesWithoutScreens(brands: readonly string[]): Record<string, { disable: true }> {
  const kept = [`${brands[0]} light desk`, `${brands.at(-1)} dark phone`];
  const others = Object.keys(getModes(brands)).filter((mode) => !kept.includes(mode));
  return Object.fromEntries(others.map((mode) => [mode, { disable: true }]));
}
