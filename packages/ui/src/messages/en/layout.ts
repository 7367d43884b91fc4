/** The words of the frame of the page, in English. */
export const layout = {
  appFrame: {
    skip: 'Skip to the content',
    environment: 'Environment',
  },
  breadcrumbs: {
    label: 'Breadcrumbs',
    back: (to: string) => `Back to ${to}`,
  },
  filterBar: {
    label: 'Filters',
  },
  filterChips: {
    label: 'Filtered by',
    remove: (label: string, value: string) => `Remove the filter ${label}: ${value}`,
  },
  sidebar: {
    label: 'Main menu',
    businessProfile: 'Business profile',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    open: 'Open menu',
    close: 'Close menu',
  },
  stepper: {
    label: 'Steps',
    done: 'done',
  },
};
