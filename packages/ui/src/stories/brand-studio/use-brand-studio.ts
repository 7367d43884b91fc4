import { type Brand, BrandError, type DrawingName, type Json } from '@deck/tokens/studio';
import { families } from '@deck/tokens/themes';
import { useState } from 'react';
import { type Draft, type Path, readDraft, valueAt, withoutAccents, withValue } from './draft.ts';
import { shippedBrands } from './shipped-brands.ts';

interface State {
  readonly draft: Draft;
  /** The draft as it was when it could last be read: what is shown. */
  readonly brand: Brand;
  readonly drawings: Draft['drawings'];
  /** Why the draft cannot be read now. */
  readonly refusal: BrandError | undefined;
  /** Counts the brands that were opened, so that fields begin anew with each. */
  readonly opened: number;
}

export interface Studio extends State {
  readonly valueOf: (path: Path) => Json | undefined;
  /** Sets a value of `brand.json`; `undefined` takes it out. */
  readonly decide: (path: Path, value: Json | undefined) => void;
  readonly rename: (id: string) => void;
  readonly draw: (name: DrawingName, svg: string) => void;
  /** @throws BrandError when it cannot be read; what was open stays */
  readonly open: (draft: Draft) => void;
  /** Why what stands at a path cannot be. */
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

/** What a change makes: where it cannot be read, what is shown stays. */
function changed(before: State, draft: Draft): State {
  try {
    return opened(draft, before.opened);
  } catch (error) {
    if (error instanceof BrandError) return { ...before, draft, refusal: error };
    throw error;
  }
}

/** A brand while it is decided upon. */
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
