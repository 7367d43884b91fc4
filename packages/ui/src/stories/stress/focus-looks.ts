/** How many ancestors may show a control's focus: a field's border, or the box of a hidden checkbox. */
const FRAMES = 3;

/** The styles that may show the focus: of the control, its visible box, or the surrounding field. */
export function getLooks(control: Element): string {
  const around: Element[] = [control];
  for (let at = control.parentElement; at !== null && around.length <= FRAMES; at = at.parentElement)
    around.push(at);
  const drawn = [...around, ...(control.parentElement?.children ?? []), ...control.children];
  return drawn
    .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
    .map(
      ({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, background }) =>
        `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow} ${borderColor} ${background}`,
    )
    .join('\n');
}
