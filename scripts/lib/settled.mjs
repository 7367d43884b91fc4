/** Runs in a page: waits until its fonts are loaded and finite animations have ended. */
export async function settle() {
  await document.fonts.ready;
  // The colours of another medium arrive a frame later, and may fade in.
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    // Endless animations are ignored.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (moving.length > 0) calm = 0;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
}
