import type { Messages } from './messages.ts';
import { actions } from './ru/actions.ts';
import { choices } from './ru/choices.ts';
import { data } from './ru/data.ts';
import { dates } from './ru/dates.ts';
import { feedback } from './ru/feedback.ts';
import { fields } from './ru/fields.ts';
import { layers } from './ru/layers.ts';
import { layout } from './ru/layout.ts';

/** The kit's messages in Russian. */
export const ru: Messages = {
  ...actions,
  ...choices,
  ...data,
  ...dates,
  ...feedback,
  ...fields,
  ...layers,
  ...layout,
};
