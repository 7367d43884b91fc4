/** Around a control that much may show its focus: a field's border, the box drawn beside a hidden check. */
const FRAMES = 3;

/** How a control looks where the focus shows: its own ring, that of what is drawn for it, or of the field around it. */
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
