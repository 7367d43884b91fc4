import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The interactive element of a widget: the first match. */
const places = ['input:not([hidden], [type="hidden"]), textarea', 'button, a[href], [tabindex="0"]'];

const toMoment = { Hover: 'hover', Pressed: 'hover active', Focus: 'focus' };

type Moment = keyof typeof toMoment;

interface MomentsProps {
  of?: readonly Moment[];
  /** Renders the widget; the argument names the state, for its label. */
  children: (moment: Moment) => ReactNode;
}

/** A widget in its hover, active and focus states at once, for screenshots. */
export function Moments({ of = ['Hover', 'Pressed', 'Focus'], children }: MomentsProps) {
  return of.map((moment) => (
    <Pretended key={moment} as={toMoment[moment]}>
      {children(moment)}
    </Pretended>
  ));
}

function Pretended({ as, children }: { as: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) teach(sheet.cssRules);
    const target = places
      .map((selector) => place.current?.querySelector<HTMLElement>(selector))
      .find((found) => found);
    if (target) target.dataset.pretended = as;
  }, [as]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Makes rules for pseudo-classes also match the simulated states, with equal specificity. */
function teach(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-pretended'))
      rule.selectorText = taught(rule.selectorText);
    if (rule instanceof CSSGroupingRule) teach(rule.cssRules);
  }
}

function taught(selector: string): string {
  return selector
    .replaceAll(/:(hover|active)\b/g, (real, moment) => {
      const one = `[data-pretended~="${moment}"]`;
      return `:is(${real}, ${one}, :has(${one}))`;
    })
    .replaceAll(/:focus(-visible)?(?![-\w])/g, (real) => `:is(${real}, [data-pretended="focus"])`)
    .replaceAll(':focus-within', ':is(:focus-within, :has([data-pretended="focus"]))');
}
