import * as z from 'zod/mini';
import { endpoint, multipart } from '../core/endpoint.ts';
import { PictureUrl } from './company-formats.ts';

export const resources = {
  upload: endpoint('POST /resources/upload', {
    summary: 'Store a picture: a logo, a photo, a portrait.',
    description:
      'PNG, JPEG or WebP by its content, whatever it is called, at most 5 MB. Anyone who knows the address can see it; it is unguessable.',
    needs: 'session',
    body: multipart,
    response: z.object({ url: PictureUrl }),
    notInSpec: true,
  }),
};
