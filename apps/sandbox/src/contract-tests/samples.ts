import type { Contract as AnyContract, Args } from '@deck/api';
import type { contract } from '@deck/api/contract';
import type { World } from './fixtures.ts';
import { moneySamples } from './samples-money.ts';
import { peopleSamples } from './samples-people.ts';
import { settingSamples } from './samples-settings.ts';

type Sample<C extends AnyContract, A extends keyof C, O extends keyof C[A]> = (
  world: World,
) => Args<C[A][O]> | Promise<Args<C[A][O]>>;

export type SamplesOf<A extends keyof typeof contract> = {
  readonly [O in keyof (typeof contract)[A]]: Sample<typeof contract, A, O>;
};

/** Valid arguments for each call. It does not compile while a call is missing. */
export const samples: { readonly [A in keyof typeof contract]: SamplesOf<A> } = {
  ...peopleSamples,
  ...settingSamples,
  ...moneySamples,
};
