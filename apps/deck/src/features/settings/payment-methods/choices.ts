import type { Environment } from '@deck/api/contract/people';
import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { countryCodes } from '@deck/values';

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
export const getChoices = (groups: readonly OfferedGroup[]): MethodsForm => ({
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

/** Each part of a scope and its name in the address. */
export const scopeNames = {
  businessObjectId: 'property',
  currency: 'currency',
  customerCountry: 'country',
} as const satisfies Record<keyof ChoiceScope, string>;

/** What an address asks for. What the company does not have narrows nothing. */
export function getScope(params: URLSearchParams, environment: Environment): ChoiceScope {
  const known: Record<keyof ChoiceScope, readonly string[]> = {
    businessObjectId: environment.properties.map(({ id }) => id),
    currency: environment.acceptedCurrencies,
    customerCountry: countryCodes,
  };
  return pick((part) => {
    const asked = params.get(scopeNames[part]) ?? '';
    return known[part].includes(asked) ? asked : undefined;
  });
}

/** Whether two scopes name the same. */
export const isSameScope = (one: ChoiceScope, other: ChoiceScope): boolean => getKey(one) === getKey(other);

/** A scope as a text that is its own alone. */
export const getKey = (scope: ChoiceScope): string =>
  parts.map((part) => `${part}=${scope[part] ?? ''}`).join('&');

/** How the choice that holds stands to what one looks at. */
export function getChoiceOrigin(scope: ChoiceScope, chosenFor: ChoiceScope | null): 'none' | 'own' | 'wider' {
  if (chosenFor === null) return 'none';
  return isSameScope(scope, chosenFor) ? 'own' : 'wider';
}

const parts = ['businessObjectId', 'currency', 'customerCountry'] as const;

const pick = (read: (part: keyof ChoiceScope) => string | undefined): ChoiceScope =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const value = read(part);
      return value === undefined ? [] : [[part, value]];
    }),
  );
