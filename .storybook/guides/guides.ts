import type { Guides } from '../docs/guide.ts';
import { actions } from './actions.tsx';
import { data } from './data.tsx';
import { fields } from './fields.tsx';
import { layers } from './layers.tsx';

/** The guides of the most used widgets. The page of another widget has none. */
export const guides: Guides = { ...actions, ...fields, ...data, ...layers };
