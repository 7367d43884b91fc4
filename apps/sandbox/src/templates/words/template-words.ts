import type { TemplateId } from '@deck/api/vocabulary';

/**
 * The system's wording of a letter, where a company begins with its own. Plain text with `{{tags}}`. Until then some
 * letters say the finished words of the guest's page instead: see `letterKinds`.
 */
interface EmailWords {
  readonly subject: string;
  readonly message: string;
  /** Only for letters with a link. */
  readonly button?: string;
  /** Only for letters whose link expires. */
  readonly expiry?: string;
  readonly sms: string;
}

/** The letters of a language, with their shared lines. */
export interface TemplateWords {
  readonly greeting: string;
  readonly closing: string;
  readonly letters: Record<TemplateId, EmailWords>;
  /** Lines that companies cannot change: the QR code, the sender. */
  readonly scan: string;
  readonly sentBy: string;
}
