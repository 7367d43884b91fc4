import { accentEdge, accentFill, accentSofts, accentStates, accentStrokes } from './accent.ts';
import { navigation } from './navigation.ts';
import { floating, grounds, texts } from './neutrals.ts';
import { intoGamut, type Oklch } from './oklch.ts';
import { panel } from './panel.ts';
import { getSetting, type Mode, type Overrides, type Palette, type Seeds } from './seeds.ts';
import { dangerFills, toneColors } from './tones.ts';

const noOverrides: Overrides = { light: {}, dark: {} };

/**
 * Every colour of a brand in a mode, all displayable in sRGB. Overrides apply immediately, so that derived
 * colours follow.
 */
export function derivePalette(seeds: Seeds, mode: Mode, overrides: Overrides = noOverrides): Palette {
  const setting = getSetting(seeds, mode);
  const own: Readonly<Record<string, Oklch>> = overrides[mode];
  const settle = <Part extends Partial<Palette>>(part: Part): Part => {
    const entries = Object.entries<Oklch>({ ...part });
    return Object.fromEntries(
      entries.map(([name, derived]) => [name, intoGamut(own[name] ?? derived)]),
    ) as Part;
  };

  const ground = settle(grounds(setting));
  const on: readonly Oklch[] = [
    ground.canvas,
    ground.surface,
    ground.raised,
    ground.sunken,
    ground.hover,
    ground.active,
  ];
  const text = settle(texts(setting, ground));
  const beneath = [ground.canvas, ground.surface, ground.raised];
  const fill = settle({ accent: accentFill(setting, beneath) });
  const edge = settle({ accentEdge: accentEdge(fill.accent, mode, beneath) });
  const soft = settle(accentSofts(setting));
  const stroke = settle(accentStrokes(setting, on, soft));
  return {
    ...ground,
    ...text,
    ...fill,
    ...settle(accentStates(fill.accent, setting)),
    ...edge,
    ...soft,
    ...stroke,
    ...settle(toneColors(setting, [...on, soft.selected])),
    ...settle(dangerFills(setting)),
    ...settle(navigation(setting, { ...ground, ...edge, ...stroke })),
    ...settle(panel(setting)),
    ...settle({
      chartPaid: stroke.accentMark,
      chartRefunded: text.text3,
      chartGrid: ground.lineFaint,
    }),
    ...settle(floating(setting)),
  };
}
