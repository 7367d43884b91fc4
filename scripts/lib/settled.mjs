/** In a page: waits until its letters are there and nothing that comes to an end moves any more. */
export async function settle() {
  await document.fonts.ready;
  // The colours of another medium come with a later frame, and may fade in.
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    // What goes round for ever is looked at as it goes.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (moving.length > 0) calm = 0;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
}
