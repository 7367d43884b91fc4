import { getStatusGroup, getTone, type StatusGroup, statusGroups } from '@deck/api/rules';
import type { OrderState, PaymentStatus } from '@deck/api/vocabulary';
import type { Choices } from './filter-entry.ts';

interface Words<Status> {
  readonly labelOf: (status: Status) => string;
  readonly groupLabelOf: (group: StatusGroup) => string;
  /** Chooses what waits for staff, and nothing else. */
  readonly needsYouOnly: string;
}

/**
 * Statuses in their groups, each with its shape.
 * @param known every status, by which an address is read
 * @param useOffered a hook: those that can be chosen
 */
export function statusChoices<Status extends OrderState | PaymentStatus>(
  known: readonly Status[],
  useOffered: () => readonly Status[],
  { labelOf, groupLabelOf, needsYouOnly }: Words<Status>,
): Choices {
  const inGroup = (group: StatusGroup) => known.filter((status) => getStatusGroup(status) === group);
  return {
    useOptions: () =>
      useOffered().map((status) => ({ value: status, label: labelOf(status), tone: getTone(status) })),
    labelOf: (value) => {
      const status = known.find((one) => one === value);
      return status ? labelOf(status) : value;
    },
    groups: statusGroups.map((group) => ({ label: groupLabelOf(group), values: inGroup(group) })),
    shortcut: { label: needsYouOnly, values: inGroup('NEEDS_YOU') },
  };
}
