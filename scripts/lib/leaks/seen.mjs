// These functions run in the page, so none may refer to anything outside itself.

/**
 * Applies a brand's variables to the page. The next story applies its own.
 * @param {{ mode: string, variables: Readonly<Record<string, string>> }} look
 */
export function dress({ mode, variables }) {
  const { style, dataset } = document.documentElement;
  dataset.mode = mode;
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

/** Turns transitions off: a changed colour shows at once. */
export function still() {
  const sheet = document.createElement('style');
  sheet.id = 'still';
  sheet.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(sheet);
}

/** Turns transitions on again. */
export function unstill() {
  document.querySelector('#still')?.remove();
}

/**
 * The computed values of declarations in the page, in order.
 * @param {readonly (readonly [property: string, value: string])[]} declarations
 * @returns {string[]}
 */
export function computedIn(declarations) {
  const probe = document.createElement('i');
  document.body.append(probe);
  const computed = declarations.map(([property, value]) => {
    probe.style.setProperty(property, value);
    return getComputedStyle(probe).getPropertyValue(property);
  });
  probe.remove();
  return computed;
}

/**
 * A value on the page: its kind and property, its computed value, and the element that has it.
 * @typedef {{ kind: 'color' | 'shadow' | 'radius' | 'font', property: string, value: string, place: string }} Seen
 */

/**
 * The values on the page, each value of a property once, with the first element that has it.
 * @param {readonly import('./fixed.mjs').Fixed[]} fixed
 * @returns {Seen[]}
 */
export function seenIn(fixed) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

  /** @param {Element} element @param {CSSStyleDeclaration} style @param {boolean} isRead */
  const colorsOf = (element, style, isRead) => [
    'background-color',
    'background-image',
    'filter',
    ...(isRead ? ['color', 'text-shadow'] : []),
    ...(element.matches(fields) ? ['caret-color'] : []),
    ...(isRead && style.textDecorationLine !== 'none' ? ['text-decoration-color'] : []),
    ...['top', 'right', 'bottom', 'left']
      .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
      .map((side) => `border-${side}-color`),
    ...(style.outlineStyle === 'none' ? [] : ['outline-color']),
    ...(element instanceof SVGGeometryElement || element instanceof SVGTextContentElement
      ? ['fill', 'stroke']
      : []),
  ];

  /** @param {Element} element @param {CSSStyleDeclaration} style */
  const cornersOf = (element, style) => {
    const { width, height } = element.getBoundingClientRect();
    return ['top-left', 'top-right', 'bottom-left', 'bottom-right']
      .map((corner) => `border-${corner}-radius`)
      .filter((corner) => {
        const radius = style.getPropertyValue(corner);
        // A fully round box is a shape, not a corner.
        return radius !== '50%' && 2 * Number.parseFloat(radius) < Math.min(width, height) - 0.5;
      });
  };

  /** @param {Element} element @param {string} pseudo */
  const look = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') return;
    const isRead =
      pseudo !== '' ||
      element.matches(fields) ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    /** @param {Seen['kind']} kind @param {readonly string[]} properties */
    const note = (kind, properties) => {
      for (const property of properties) {
        const value = style.getPropertyValue(property);
        if (value === '' || value === 'none' || seen.has(`${property} ${value}`)) continue;
        if (fixed.some(({ what, where }) => what === property && element.matches(where))) continue;
        const text = (element.textContent ?? '').trim().slice(0, 24);
        const name = [element.localName, ...element.classList].join('.');
        seen.set(`${property} ${value}`, { kind, property, value, place: `${name}${pseudo} “${text}”` });
      }
    };
    note('color', colorsOf(element, style, isRead));
    note('shadow', ['box-shadow']);
    note('radius', cornersOf(element, style));
    if (isRead) note('font', ['font-family']);
  };

  const parts = [...document.body.children].filter(
    (part) =>
      !part.matches(
        'script, style, .sb-wrapper, [class^="sb-"], #storybook-docs, #storybook-highlights-root',
      ),
  );
  for (const element of parts.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    const isDrawing = element.closest('svg') && !(element instanceof SVGSVGElement);
    if (isDrawing && !(element instanceof SVGGeometryElement || element instanceof SVGTextContentElement))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.id === 'storybook-root') continue;
    for (const pseudo of ['', '::before', '::after']) look(element, pseudo);
    if (element.matches(':placeholder-shown')) look(element, '::placeholder');
  }
  return [...seen.values()];
}
