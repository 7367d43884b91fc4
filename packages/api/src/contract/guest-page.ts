import { isColor } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { PictureUrl } from './company-formats.ts';
import { Line } from './formats.ts';
import { Time } from './text-formats.ts';
import { say } from './validation.ts';

/** A colour from which an accent is solved. */
export const Seed = described(
  z.string(say('required')).check(z.refine(isColor, say('color'))),
  '#rrggbb in small letters.',
  '#177f83',
);

const fields = {
  /** The address an upload answered; null: its first letter stands for it. */
  logoUrl: z.nullable(PictureUrl),
  /** What the accent of its pages is solved from; null: its company's colour, else the brand's accent. */
  color: z.nullable(Seed),
  /** Where it lies, in its own words; empty: its city and country. */
  place: Line,
  /** When a guest may come, and must leave, by its clocks; null if that varies. */
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  /** Its own words for guests, or empty: until when one may cancel, and when somebody answers. */
  cancellation: Line,
  deskHours: Line,
};

/** What guests read of a property, as staff write it. */
export const GuestPageDraft = z.object(fields);
export type GuestPageDraft = z.infer<typeof GuestPageDraft>;

/** The colours that a property's own colour gives its pages: the tokens' `AccentColor`, which both apps compare. */
const accentColors = [
  'accent',
  'onAccent',
  'accentHover',
  'accentActive',
  'accentEdge',
  'accentSoft',
  'accentSoftHover',
  'accentLine',
  'accentText',
  'accentMark',
  'focus',
  'selected',
] as const;

const Accent = z.object({
  light: z.record(z.enum(accentColors), Seed),
  dark: z.record(z.enum(accentColors), Seed),
});

export const GuestPage = z.object({
  ...fields,
  /** Solved for contrast by the brand; null without a colour of its own or of its company. */
  accent: z.nullable(Accent),
});
export type GuestPage = z.infer<typeof GuestPage>;
