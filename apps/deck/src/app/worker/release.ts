let isNew = false;
let followed: string | undefined;

/** Whether a newer release than that of this page is there, and the links that lead to it. */
export const release = {
  note(): void {
    isNew = true;
  },

  /** Somebody has pressed a link within the product: a path with its query and hash. */
  follow(href: string): void {
    followed = href;
  },

  /**
   * Loads an address as a page of the new release, if a link leads there: a screen that sends somebody on may hand over
   * what a loading would lose.
   * @returns whether the page is being left
   */
  takesOver({ pathname, search }: URL, open = (href: string) => location.assign(href)): boolean {
    const href = followed;
    followed = undefined;
    const isLeft = isNew && href !== undefined && href.split('#')[0] === pathname + search;
    if (isLeft) open(href);
    return isLeft;
  },
};
