/** The maximum number of rows on a page. */
export const LARGEST_PAGE = 200;
/** The maximum length of a search; longer words cannot be a name. */
export const LONGEST_SEARCH = 200;
/** The maximum offset of a page: more than any list of a company has. */
export const DEEPEST_PAGE = 1_000_000;
/** How many rows the interface shows of a list at once. The rest are in further parts of as many. */
export const PART_ROWS = 5_000;

/** How many rows a list of the interface asks for first, so that they come quickly. */
export const FIRST_PAGE: { readonly page: number; readonly size: number } = { page: 0, size: 50 };
