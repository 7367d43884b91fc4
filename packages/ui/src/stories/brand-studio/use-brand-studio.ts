import { type Brand, BrandError, type DrawingName, type Json } from '@deck/tokens/studio';
import { families } from '@deck/tokens/themes';
import { useState } from 'react';
import { type Draft, type Path, readDraft, valueAt, withoutAccents, withValue } from './draft.ts';
import { shippedBrands } from './shipped-brands.ts';

interface State {
  readonly draft: Draft;
  /** The last valid draft, which is shown. */
  readonly brand: Brand;
  readonly drawings: Draft['drawings'];
  /** Why the current draft is invalid. */
  readonly refusal: BrandError | undefined;
  /** Counts opened brands, so that fields reset for each. */
  readonly opened: number;
}

export interface Studio extends State {
  readonly valueOf: (path: Path) => Json | undefined;
  /** Sets a value of `brand.json`; `undefined` removes it. */
  readonly decide: (path: Path, value: Json | undefined) => void;
  readonly rename: (id: string) => void;
  readonly draw: (name: DrawingName, svg: string) => void;
  /** @throws BrandError if it is invalid; the open brand stays */
  readonly open: (draft: Draft) => void;
  /** The error at a path. */
  readonly problemAt: (path: Path) => string | undefined;
}

const surroundings = {
  brands: shippedBrands.map(({ id, decisions }) => ({ id, name: String(decisions.name) })),
  families,
};

const opened = (draft: Draft, count: number): State => ({
  draft,
  brand: readDraft(draft, surroundings),
  drawings: draft.drawings,
  refusal: undefined,
  opened: count,
});

/** Applies a change; if the result is invalid, the last valid draft stays visible. */
function changed(before: State, draft: Draft): State {
  try {
    return opened(draft, before.opened);
  } catch (error) {
    if (error instanceof BrandError) return { ...before, draft, refusal: error };
    throw error;
  }
}

/** The state of an edited brand. */
export function useBrandStudio(first: Draft): Studio {
  const [state, setState] = useState(() => opened(first, 0));
  const change = (next: (draft: Draft) => Draft) => setState((before) => changed(before, next(before.draft)));
  return {
    ...state,
    valueOf: (path) => valueAt(state.draft.decisions, path),
    decide: (path, value) =>
      change((draft) => {
        const isAccent = path[0] === 'color' && path[1] === 'accent';
        const before = isAccent ? withoutAccents(draft.decisions) : draft.decisions;
        return { ...draft, decisions: withValue(before, path, value) };
      }),
    rename: (id) => change((draft) => ({ ...draft, id })),
    draw: (name, svg) => change((draft) => ({ ...draft, drawings: { ...draft.drawings, [name]: svg } })),
    open: (draft) => setState(opened(draft, state.opened + 1)),
    problemAt: (path) => {
      const { refusal } = state;
      const isHere = refusal !== undefined && path.every((key, index) => refusal.path[index] === key);
      return isHere ? refusal.problem : undefined;
    },
  };
}
