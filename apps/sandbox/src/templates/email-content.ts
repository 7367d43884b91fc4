import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import type { GuestContent } from '@deck/guest';
import type { LoadedBrand, PropertyAccent } from '@deck/tokens/node';
import type { LetterLink, LetterPicture } from '../letters/letter.ts';
import type { LetterKind } from '../letters/letter-kinds.ts';
import type { Blocks } from './blocks.ts';
import type { TagValues } from './fill.ts';

/** A letter to a guest with all its contents, ready to render. */
export interface EmailContent {
  readonly brand: LoadedBrand;
  /** The property's own accent; null: the brand's. */
  readonly accent: PropertyAccent | null;
  readonly language: CustomerLanguage;
  readonly kind: LetterKind;
  /** What the guest's page says of the same payment. */
  readonly guest: GuestContent;
  readonly logo: LetterPicture | null;
  /** Any address on the origin that serves pictures. */
  readonly base: string;
  readonly blocks: Blocks;
  /** The blocks that the company has worded itself. */
  readonly own: ReadonlySet<BlockKey>;
  readonly values: TagValues;
  /** The target of its button; without a target there is no button. */
  readonly address: string | undefined;
  readonly withQrcode: boolean;
  /** The staff's messages to this customer. */
  readonly notes: readonly string[];
  /** What a guest may do with a receipt. */
  readonly links: readonly LetterLink[];
}
