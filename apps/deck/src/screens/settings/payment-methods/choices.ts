import type { OfferedGroup } from '@deck/api/contract/psp-profiles';

/** Something that is offered or not, in its place. */
interface Choice {
  name: string;
  enabled: boolean;
}
export interface GroupChoice extends Choice {
  methods: Choice[];
}
export interface MethodsForm {
  groups: GroupChoice[];
}

/** What of an answer is chosen. */
export const choicesOf = (groups: readonly OfferedGroup[]): MethodsForm => ({
  groups: groups.map(({ name, enabled, methods }) => ({
    name,
    enabled,
    methods: methods.map((method) => ({ name: method.name, enabled: method.enabled })),
  })),
});

/** The entries with one of them changed. */
export const withChange = <One extends Choice>(
  entries: readonly One[],
  name: string,
  change: Partial<One>,
): One[] => entries.map((one) => (one.name === name ? { ...one, ...change } : one));

/** Whether a payer is left with nothing to pay with. */
export const offersNothing = ({ groups }: MethodsForm): boolean =>
  groups.every(({ enabled, methods }) => !enabled || methods.every((method) => !method.enabled));
