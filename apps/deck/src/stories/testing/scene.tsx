import type { MockedCall } from '@deck/api/mock';
import { waitFor } from 'storybook/test';
import type { routes } from '../../app/routes.ts';
import { type Proof, prove } from './assertions.ts';
import type { Deed } from './interactions.ts';
import { owner, type Person } from './person.ts';

/** Chromatic's modes that take no pictures of screens. Storybook's build inserts them. */
declare const __MODES_WITHOUT_SCREENS__: Readonly<Record<string, { readonly disable: true }>>;

/** A state of a screen: where it is, who sits before it, and what the server answers. */
export interface Scene {
  /** As the table of routes writes it. */
  readonly route: (typeof routes)[number]['path'];
  /** The address, where the route has parameters or the screen reads its query. */
  readonly at: string;
  /** What the browser's history keeps beside the address. */
  readonly state?: unknown;
  /** Undefined when nobody is signed in. */
  readonly person: Person | undefined;
  /** What is answered otherwise than in `answersTo`. */
  readonly answers: readonly MockedCall[];
  /** Answers that change while the story goes on: made anew each time it is shown. */
  readonly changing?: () => readonly MockedCall[];
}

interface State extends Partial<Omit<Scene, 'route'>> {
  /** What proves that the state is on the screen. */
  readonly expected: Proof;
  /** What a person does before. */
  readonly after?: readonly Deed[];
}

/** The stories of a route, state by state: `const orders = defineScenes('/orders'); export const Full = orders({ … })`. */
export const defineScenes =
  (route: Scene['route'], usual: Partial<Omit<Scene, 'route'>> = {}) =>
  ({ expected, after = [], ...state }: State) => {
    const scene: Scene = { route, at: route, person: owner, answers: [], ...usual, ...state };
    return {
      parameters: { scene },
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        for (const deed of after) await deed(canvasElement);
        await prove(canvasElement, expected);
      },
    };
  };

interface Context {
  readonly id: string;
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
}

// The product comes with the first of its stories, and each screen of it with its own.
const stage = () => import('./mount-app.tsx');

/** What every file of screens begins with: the product itself, in the state its story says. */
export const screen = {
  parameters: { flush: true, chromatic: { modes: __MODES_WITHOUT_SCREENS__ } },
  loaders: [
    async ({ id, globals, parameters: { scene } }: Context) => {
      const { enter, Stage } = await stage();
      await enter(id, scene as Scene, globals);
      return { Stage };
    },
  ],
  beforeEach: async ({ id }: Context) => {
    const { leave } = await stage();
    return () => leave(id);
  },
  afterEach: async ({ globals }: Context) => {
    const { refuseForeign, refuseUnmocked } = await stage();
    refuseUnmocked();
    const { locale } = globals;
    // The title of the page may come a moment after its content.
    if (locale === 'ru' || locale === 'el') await waitFor(() => refuseForeign(locale), { timeout: 5_000 });
  },
  render: (_: object, { id, loaded, globals }: Drawn) => {
    const { Stage } = loaded as Loaded;
    // A router is taken up once, and a brand's name and drawings are read once, when they are drawn.
    return <Stage key={`${id} ${globals.brand}`} />;
  },
};

interface Drawn {
  readonly id: string;
  readonly loaded: Record<string, unknown>;
  readonly globals: Record<string, string>;
}
type Loaded = Pick<Awaited<ReturnType<typeof stage>>, 'Stage'>;
