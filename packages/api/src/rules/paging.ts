/** The maximum number of rows on a page. */
export const LARGEST_PAGE = 200;
/** The maximum length of a search; longer words cannot be a name. */
export const LONGEST_SEARCH = 200;
/** The maximum offset of a page. To see more, filter or export the list. */
export const DEEPEST_PAGE = 5_000;

/** How many rows a list of the interface asks for first, so that they come quickly. */
export const FIRST_PAGE: { readonly page: number; readonly size: number } = { page: 0, size: 50 };
