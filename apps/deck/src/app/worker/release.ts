let isNew = false;
let followed: string | undefined;

/**
 * Hears of a new release, which the worker looks for at each visit: from the start, since it may be found soon. It replaces
 * a page at once while nobody has touched it, else at the next link.
 */
export function hearRelease({ serviceWorker, userActivation }: Navigator): void {
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (data !== 'release') return;
    release.note();
    if (userActivation?.hasBeenActive === false) location.reload();
  });
}

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
