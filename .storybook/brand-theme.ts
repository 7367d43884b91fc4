import { readFileSync } from 'node:fs';
import { type LoadedBrand, loadBrand } from '@deck/tokens/node';

/**
 * Storybook's own pages in the colours, corners and drawing of a brand, light.
 * @param id the brand's folder
 * @returns what `create` of `storybook/theming` takes, as JSON
 */
export function brandTheme(id: string): string {
  const brand = loadBrand(id);
  const { light } = brand.colors;
  return JSON.stringify({
    base: 'light',
    brandTitle: `${brand.product} by ${brand.name}`,
    brandImage: getLogo(brand),
    brandTarget: '_self',
    colorPrimary: light.accent,
    colorSecondary: light.accentText,
    appBg: light.canvas,
    appContentBg: light.surface,
    appPreviewBg: light.surface,
    appHoverBg: light.hover,
    appBorderColor: light.line,
    appBorderRadius: brand.radius,
    fontBase: brand.fonts.text.join(', '),
    textColor: light.text,
    textMutedColor: light.text2,
    barBg: light.surface,
    barTextColor: light.text2,
    barHoverColor: light.accentText,
    barSelectedColor: light.accentText,
    buttonBg: light.surface,
    buttonBorder: light.lineStrong,
    inputBg: light.surface,
    inputBorder: light.lineStrong,
    inputTextColor: light.text,
    inputBorderRadius: brand.radius,
  });
}

/** As a picture of its own a logo has no text colour or variables around it, so both are written in. */
function getLogo({ files, colors }: LoadedBrand): string {
  const svg = readFileSync(files.logo, 'utf8')
    .replaceAll(/var\([^)]*\)/g, colors.light.accent)
    .replaceAll('currentColor', colors.light.text);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
