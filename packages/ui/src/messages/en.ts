import { actions } from './en/actions.ts';
import { choices } from './en/choices.ts';
import { data } from './en/data.ts';
import { dates } from './en/dates.ts';
import { feedback } from './en/feedback.ts';
import { fields } from './en/fields.ts';
import { layers } from './en/layers.ts';
import { layout } from './en/layout.ts';

/** The kit's messages in English, a file per group of widgets. English defines the shape. */
export const en = {
  ...actions,
  ...choices,
  ...data,
  ...dates,
  ...feedback,
  ...fields,
  ...layers,
  ...layout,
};
