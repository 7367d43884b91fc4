/** The words of what says how things stand, in English. */
export const feedback = {
  spinner: {
    loading: 'Loading',
  },
  toast: {
    region: 'Messages',
    close: (title: string) => `Close: ${title}`,
  },
};
