/** The areas of words of the bar above every screen. */
export const barWords = ['palette', 'notifications'] as const;
