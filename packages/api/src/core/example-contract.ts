import * as z from 'zod/mini';
import { binary, endpoint, multipart, page, param, text } from './endpoint.ts';

const Guest = z.object({ id: z.string(), firstName: z.string(), addressLine1: z.optional(z.string()) });
const GuestDraft = z.object({
  firstName: z.string('required').check(z.minLength(1, 'required')),
  contact: z.object({ emailAddress: z.string().check(z.regex(/@/, 'email')) }),
});

/** A small contract with a call of each kind, for tests. */
export const example = {
  guests: {
    list: endpoint('GET /api/v1/guests?page&sort&pinnedup&get_guests_rq', {
      summary: 'Guests.',
      needs: 'ORDERS_LIST_VIEW',
      params: {
        page: param.int,
        sort: param.list,
        pinnedup: param.flag,
        getGuestsRq: param.json(
          z.object({ search: z.optional(z.string()), createdBy: z.optional(z.string()) }),
        ),
      },
      response: page(Guest),
    }),
    get: endpoint('GET /api/v1/guests/{guest-id}', {
      summary: 'One guest.',
      needs: 'session',
      response: Guest,
    }),
    vip: endpoint('GET /api/v1/guests/vip', {
      summary: 'The guest of honour.',
      needs: 'session',
      response: Guest,
    }),
    create: endpoint('POST /api/v1/guests', {
      summary: 'A new guest.',
      needs: 'ORDER_INSTANCE_CREATE',
      body: GuestDraft,
      response: Guest,
      errors: ['ORDER_ALREADY_EXISTS'],
    }),
    charge: endpoint('POST /api/v1/guests/{guest-id}/charge', {
      summary: 'Takes money.',
      needs: 'ORDER_INSTANCE_EDIT',
      tokens: ['PMS'],
      body: z.object({ amount: z.string() }),
      response: Guest,
      idempotencyKey: 'required',
    }),
    remove: endpoint('DELETE /api/v1/guests/{guest-id}', { summary: 'Removes a guest.', needs: 'session' }),
  },
  files: {
    upload: endpoint('POST /resources/upload', {
      summary: 'A picture.',
      needs: 'session',
      body: multipart,
      response: z.object({ url: z.string(), size: z.int() }),
    }),
    process: endpoint('GET /api/v1/import/files/{file-id}/process/{template-id}?send-now', {
      summary: 'Creates what the file holds.',
      needs: 'session',
      params: { sendNow: param.flag },
      idempotencyKey: 'required',
    }),
    row: endpoint('GET /api/v1/import/files/{file-id}/row/{row-number}?type', {
      summary: 'One row.',
      needs: 'session',
      params: { rowNumber: param.int, type: z.enum(['raw', 'read'], 'choice') },
      required: ['type'],
      response: z.object({ row: z.int(), type: z.string() }),
    }),
    qrcode: endpoint('GET /public/v1/link/{payment-id}/qrcode', {
      summary: 'A picture of an address.',
      needs: 'public',
      response: binary('image/svg+xml'),
    }),
  },
  notices: {
    all: endpoint('POST /backoffice/v0.1/notify-all/{kind}?important', {
      summary: 'Tells everyone.',
      needs: 'apiKey',
      params: { important: param.flag },
      body: text,
    }),
  },
};
