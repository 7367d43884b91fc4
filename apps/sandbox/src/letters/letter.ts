import type { GuestContent, GuestLineContent, GuestRow, GuestStayContent } from '@deck/guest';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Look } from './look.ts';

/** Markup in the making. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | '';

/** A text as HTML and as plain text. */
export interface Said {
  readonly html: Piece;
  /** Empty if there is nothing to say. */
  readonly text: string;
}

export interface LetterLink {
  readonly text: string;
  readonly address: string;
}

export interface LetterPicture {
  /** An absolute address. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What a letter shows, in the order in which it shows it, for HTML and plain text alike. A null, an empty text and an
 * empty list leave their place out.
 */
export interface Letter {
  readonly look: Look;
  readonly language: string;
  /** Any address on the origin that serves pictures. */
  readonly base: string;
  readonly subject: string;
  /** Shown beside the subject in a list of letters. */
  readonly preview: string;
  readonly property: GuestContent['property'];
  readonly logo: LetterPicture | null;
  /** The height of the photo strip. */
  readonly strip: number;
  readonly orderNumber: string;
  readonly greeting: Said;
  readonly message: Said;
  /** Staff's words to this guest. */
  readonly notes: readonly string[];
  readonly sum: {
    readonly label: string;
    readonly amount: string;
    readonly isStruck: boolean;
  } | null;
  /** Below the sum: the deadline, or thanks. */
  readonly note: Said;
  readonly conversion: string;
  readonly button: LetterLink | null;
  readonly table: { readonly title: string; readonly rows: readonly GuestRow[] } | null;
  readonly stay: GuestStayContent | null;
  readonly links: readonly LetterLink[];
  readonly line: GuestLineContent | null;
  /** Methods, cancellation. */
  readonly terms: readonly string[];
  /** The address in words, if the button does not open. */
  readonly otherwise: (LetterLink & { readonly lead: string }) | null;
  readonly code: { readonly lead: string; readonly address: string; readonly png: string } | null;
  readonly closing: Said;
  readonly legal: readonly string[];
  readonly legalLinks: readonly LetterLink[];
}
