import * as z from 'zod/mini';
import { endpoint, param } from '../core/endpoint.ts';
import { LONGEST_LETTER_TEXT } from '../rules/email-text.ts';
import { blockKeys, draftActions, templateIds, templateTags } from '../vocabulary/emails.ts';
import { customerLanguages, renderTypes, templateTypes } from '../vocabulary/enums.ts';
import { Instant, Line, RequiredEmail, say } from './formats.ts';
import { max, maxLength } from './validation.ts';

const Language = z.enum(customerLanguages, say('choice'));
const TemplateId = z.enum(templateIds);
const BlockKey = z.enum(blockKeys, say('choice'));
const BlockFormat = z.enum(['HTML', 'TEXT']);

const TemplateVersion = z.object({
  type: z.enum(templateTypes),
  /** The languages with custom wording. */
  languages: z.array(Language),
  modifiedAt: Instant,
  modifiedBy: z.string(),
});

/** A letter to customers, and its custom wording in a company. */
export const MessageTemplate = z.object({
  templateId: TemplateId,
  /**
   * What the company has: an unpublished DRAFT, a published CUSTOM wording, or neither (the system's wording
   * is sent).
   */
  types: z.array(z.enum(templateTypes)),
  /** The languages of the company's letters. */
  languages: z.array(Language),
  versions: z.array(TemplateVersion),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** The wording of a block in a language, by source. The last of system, custom and draft is effective. */
export const BlockText = z.object({
  language: Language,
  system: z.string(),
  custom: z.nullable(z.string()),
  /** Null: no changes. Null content: publishing restores the system's wording. */
  draft: z.nullable(z.object({ content: z.nullable(z.string()) })),
});
export type BlockText = z.infer<typeof BlockText>;

export const TemplateEditor = z.object({
  templateId: TemplateId,
  /** Identifies the version of the company's wording. A new revision means someone has changed it. */
  revision: Line,
  versions: z.array(TemplateVersion),
  /** Placeholders a text may contain, such as `{{customer_name}}`. */
  tags: z.array(z.enum(templateTags)),
  /** The blocks of the letter in order. */
  blocks: z.array(
    z.object({
      blockKey: BlockKey,
      /** TEXT is a single line without markup. */
      format: BlockFormat,
      texts: z.array(BlockText),
    }),
  ),
});
export type TemplateEditor = z.infer<typeof TemplateEditor>;

export const TemplateChange = z.object({
  action: z.enum(draftActions, say('choice')),
  /** The `revision` the edit started from. The server refuses the edit if the letter has changed since. */
  revision: z.optional(Line),
  /** Omitted blocks keep their draft. Null content discards the company's wording. */
  blocks: z
    .array(
      z.object({
        blockKey: BlockKey,
        language: Language,
        content: z.nullable(z.string(say('required')).check(maxLength(LONGEST_LETTER_TEXT))),
      }),
    )
    .check(max(100)),
});
export type TemplateChange = z.infer<typeof TemplateChange>;

export const RenderedEmail = z.object({
  renderType: z.enum(renderTypes),
  /** Empty for an SMS. */
  subject: z.string(),
  /** A complete HTML document for an e-mail, a line of plain text for an SMS. */
  body: z.string(),
});
export type RenderedEmail = z.infer<typeof RenderedEmail>;

const seen = { needs: 'SETTINGS_VIEW', notInSpec: true } as const;
const filled =
  'A draft is shown where there is one. `entity-id` names an order or a payment of the division to fill the letter from; without it an example is used.';

export const templates = {
  list: endpoint('GET /api/v1/templates', {
    summary: 'The letters to customers, with the words of its own the company has for each.',
    ...seen,
    response: z.array(MessageTemplate),
  }),
  editor: endpoint('GET /api/v1/templates/{id}/editor', {
    summary: 'The blocks of a letter in every language: words of the system, of the company, and drafts.',
    ...seen,
    response: TemplateEditor,
  }),
  save: endpoint('POST /api/v1/templates/{id}/editor', {
    summary: 'Change the draft of a letter, and send it from now on or throw it away.',
    description:
      'SAVE keeps the blocks as a draft, which nobody is sent. PUBLISH keeps them and makes the whole draft what customers are sent. DISCARD throws the draft away, blocks of the call too. HTML is cleaned on the server: p, br, strong, b, em, i, u, s, ul, ol, li, a with an address of http, https, mailto or tel, span with `style="color:#rrggbb"`, and img with the address an upload answered and an alt stay, everything else goes. Subject, button and SMS are one line of plain text of at most 500 characters; they and the message may not be empty. A tag no letter can fill is refused at its block. With a `revision`, a letter that somebody else has changed since is refused.',
    needs: 'SETTINGS_EDIT',
    notInSpec: true,
    body: TemplateChange,
    response: TemplateEditor,
    errors: ['TEMPLATE_EDITED_MEANWHILE'],
  }),
  render: endpoint('GET /api/v1/templates/{id}/{language}/render?hide-custom-blocks&render-type&entity-id', {
    summary: 'A letter as a customer would get it.',
    description: `${filled} \`hide-custom-blocks\` leaves out all the company's own words. \`render-type\` is email unless given.`,
    ...seen,
    params: {
      hideCustomBlocks: param.flag,
      renderType: z.enum(renderTypes, say('choice')),
      entityId: param.text,
    },
    response: RenderedEmail,
  }),
  renderBlock: endpoint('GET /api/v1/templates/{id}/block/{block-key}/{language}/render', {
    summary: 'One block of a letter, filled with an example.',
    ...seen,
    response: z.object({ blockKey: BlockKey, format: BlockFormat, body: z.string() }),
  }),
  send: endpoint('POST /api/v1/templates/{id}/{language}/send?email&with-qrcode&entity-id', {
    summary: 'Send a letter to any address, to see how it arrives.',
    description: `${filled} The same address can be written to once a minute, a company writes at most twenty such letters an hour; the refusal says in how many seconds again.`,
    needs: 'SETTINGS_EDIT',
    notInSpec: true,
    params: { email: RequiredEmail, withQrcode: param.flag, entityId: param.text },
    required: ['email'],
    response: z.object({ recipient: z.string(), sentAt: Instant, againAt: Instant }),
    errors: ['MESSAGE_SENT_RECENTLY'],
    idempotencyKey: 'required',
  }),
};
