/** Whether pictures are taken of a story: of sheets and screens, to compare versions. */
export const isPictured = (title: string): boolean => /^(Sheets|Screens)\//.test(title);

/** The widths of a desktop and of a phone, in pixels. */
const widths = { desk: 1440, phone: 390 } as const;

/** The modes of Chromatic's pictures: every brand, light and dark, on a desktop and on a phone. */
export const chromaticModes = Object.fromEntries(
  __BRANDS__.flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      Object.entries(widths).map(([width, viewport]) => [
        `${brand} ${mode} ${width}`,
        { brand, mode, viewport },
      ]),
    ),
  ),
);
