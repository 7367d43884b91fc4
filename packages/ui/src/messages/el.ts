import { actions } from './el/actions.ts';
import { choices } from './el/choices.ts';
import { data } from './el/data.ts';
import { dates } from './el/dates.ts';
import { feedback } from './el/feedback.ts';
import { fields } from './el/fields.ts';
import { layers } from './el/layers.ts';
import { layout } from './el/layout.ts';
import type { Messages } from './messages.ts';

/** The kit's messages in Greek. */
export const el: Messages = {
  ...actions,
  ...choices,
  ...data,
  ...dates,
  ...feedback,
  ...fields,
  ...layers,
  ...layout,
};
