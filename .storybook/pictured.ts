/** Sheets of the kit and screens of the product: what is looked at, and compared with how it looked before. */
export const isPictured = (title: string): boolean => /^(Sheets|Screens)\//.test(title);

/** The width of a desk and of a phone, in pixels. */
const widths = { desk: 1440, phone: 390 } as const;

/** Every brand, light and dark, on a desk and on a phone: what Chromatic takes each picture in. */
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
