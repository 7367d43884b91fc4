/** The SMS. */
export interface GuestMessageContent {
  /** Name, sum, deadline and short address. */
  readonly text: string;
}

/** The sentences of the letter that asks, or, once paid, of the receipt. */
export interface GuestMailContent {
  /** `Deposit of €1,944.00 for your stay, 12 – 19 June 2027`. */
  readonly subject: string;
  /** The deadline, which a mail program shows beside the subject. */
  readonly preview: string;
  /** `Dear Ingrid Solheim,`; empty on a receipt, whose thanks name the guest. */
  readonly greeting: string;
  readonly opening: string;
  /** `Deposit 30 %, paid`, or the label. */
  readonly label: string;
  /** `Pay €1,944.00`, `Open the receipt`. */
  readonly button: string;
  /** `By Apple Pay, Google Pay, card or bank transfer.` */
  readonly methods: string;
  /** `If the button does not open:`. */
  readonly otherwise: string;
  readonly url: string | null;
  /** `Questions?`. */
  readonly questions: string;
  /** `Answer this letter, or call`. */
  readonly answer: string;
  /** `This letter was sent to … for order KLB-20431. We never ask for card details by e-mail or phone.` */
  readonly legal: string;
  /** The subject of a reminder of the same payment. */
  readonly reminderSubject: string;
}
