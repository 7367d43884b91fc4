import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LONGEST_VIEW_ADDRESS } from '../rules/saved-views.ts';
import { exportedLists } from '../vocabulary/audit.ts';
import { say } from './formats.ts';
import { maxLength } from './validation.ts';

/** What goes into a file: the rows of a list that its address narrows it to. */
export const ExportStart = z.object({
  list: z.enum(exportedLists, say('choice')),
  /** The query of the list's page; empty for the whole list. */
  query: z.string(say('required')).check(maxLength(LONGEST_VIEW_ADDRESS)),
  /** How many rows; where they are not counted to the end, at least so many. */
  rows: z.int(say('invalid')).check(z.minimum(0, say('invalid'))),
});
export type ExportStart = z.infer<typeof ExportStart>;

export const exports = {
  start: endpoint('POST /api/v1/exports', {
    summary: 'Record that rows of a list are taken into a file, before they are read.',
    description:
      'Needs the permission of the list. The file is made of the pages of the list; without this record the deck makes none. What was searched for is left out of the record.',
    needs: 'session',
    body: ExportStart,
    errors: ['ACCESS_DENIED'],
    notInSpec: true,
  }),
};
