export const userTabs = ['details', 'permissions', 'security'] as const;
export type UserTab = (typeof userTabs)[number];

/** The part of a person's page that an address names; the first one where it names none. */
export const tabOf = (params: URLSearchParams): UserTab =>
  userTabs.find((tab) => tab === params.get('tab')) ?? 'details';
