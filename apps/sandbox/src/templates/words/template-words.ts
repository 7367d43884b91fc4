import type { TemplateId } from '@deck/api/vocabulary';

/** What the system says in a letter where a company has no words of its own. Plain text with `{{tags}}`. */
interface EmailWords {
  readonly subject: string;
  readonly message: string;
  /** Only of letters that lead somewhere. */
  readonly button?: string;
  /** Only of letters whose address ends. */
  readonly expiry?: string;
  readonly sms: string;
}

/** The letters of one language, with what they share. */
export interface TemplateWords {
  readonly greeting: string;
  readonly closing: string;
  readonly letters: Record<TemplateId, EmailWords>;
  /** Lines that no company words: the dates of a stay, the QR code, who sent it for whom. */
  readonly stay: string;
  readonly scan: string;
  readonly sentBy: string;
}
