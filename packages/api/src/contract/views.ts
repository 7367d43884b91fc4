import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint } from '../core/endpoint.ts';
import { LONGEST_VIEW_ADDRESS, LONGEST_VIEW_NAME, MOST_VIEWS } from '../rules/saved-views.ts';
import { viewedLists } from '../vocabulary/enums.ts';
import { counted } from './filter-counts.ts';
import { Id, say } from './formats.ts';
import { OrderFilter } from './order-list.ts';
import { PaymentFilter } from './payment-filter.ts';
import { maxLength } from './validation.ts';

const ViewName = described(
  z.string(say('required')).check(
    z.refine((text) => text.trim().length > 0, say('required')),
    maxLength(LONGEST_VIEW_NAME),
  ),
  `Text that is not blank, at most ${LONGEST_VIEW_NAME} characters.`,
  'Declined this week',
);
const ViewAddress = described(
  z.string(say('required')).check(
    maxLength(LONGEST_VIEW_ADDRESS),
    z.refine((text) => /^[\x21-\x7e]*$/.test(text), say('invalid')),
  ),
  "The query of the list's page, as its screen writes it; empty for the whole list.",
  'state=DECLINED',
);

const named = {
  name: ViewName,
  address: ViewAddress,
  /** Everyone of the division sees it; otherwise only the person who saved it. */
  shared: z.boolean(say('required')),
};

/** A view to be saved. `filter` is what its address asks the list for: it decides what is counted. */
export const NewView = z.discriminatedUnion(
  'list',
  [
    z.object({ list: z.literal('ORDERS'), ...named, filter: OrderFilter }),
    z.object({ list: z.literal('PAYMENTS'), ...named, filter: PaymentFilter }),
  ],
  say('choice'),
);
export type NewView = z.infer<typeof NewView>;

export const SavedView = z.object({
  id: Id,
  list: z.enum(viewedLists),
  ...named,
  /** The reader saved it. */
  mine: z.boolean(),
  ...counted,
});
export type SavedView = z.infer<typeof SavedView>;

/** The views of a list, with the count of each and of the whole list. */
export const SavedViews = z.object({ all: z.object(counted), views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;

const mine = { needs: 'session', notInSpec: true } as const;
const rights =
  "A view needs the permission of its list. Nobody sees another person's own views, or those of another division.";
const sharing = 'A view that is shared, or is to be, needs SETTINGS_EDIT.';

export const views = {
  list: endpoint('GET /api/v1/views?list', {
    summary:
      'The saved views of a list, those of the division first, each with what it holds for the reader.',
    description: rights,
    ...mine,
    params: { list: z.enum(viewedLists, say('choice')) },
    required: ['list'],
    response: SavedViews,
    errors: ['ACCESS_DENIED'],
  }),
  create: endpoint('POST /api/v1/views', {
    summary: 'Save a view of a list by a name.',
    description: `${rights} ${sharing} A person saves at most ${MOST_VIEWS} of a list, and a division shares at most ${MOST_VIEWS}.`,
    ...mine,
    body: NewView,
    response: SavedView,
    errors: ['ACCESS_DENIED', 'VIEWS_FULL'],
    idempotencyKey: 'required',
  }),
  save: endpoint('PUT /api/v1/views/{view-id}', {
    summary: 'Rename a view, share it, or replace what it shows.',
    description: sharing,
    ...mine,
    body: NewView,
    response: SavedView,
    errors: ['ACCESS_DENIED', 'VIEWS_FULL'],
  }),
  remove: endpoint('DELETE /api/v1/views/{view-id}', {
    summary: 'Delete a view. The rows it showed stay.',
    description: sharing,
    ...mine,
    errors: ['ACCESS_DENIED'],
  }),
};
