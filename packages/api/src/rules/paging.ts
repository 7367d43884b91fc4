/** So many rows a page has at most. */
export const LARGEST_PAGE = 200;
/** A list is searched for so many characters: longer words are no name. */
export const LONGEST_SEARCH = 200;
/** A page may begin so many rows deep; whoever wants more narrows the list or exports it. */
export const DEEPEST_PAGE = 5_000;
