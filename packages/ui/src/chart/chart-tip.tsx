import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Figures } from '../figures/figures.tsx';
import { useLayer } from '../layer/layer.tsx';
import { WithRadix } from '../layer/on-demand.tsx';
import * as css from './chart.css.ts';
import type { ChartLook } from './chart-props.ts';
import { Swatch } from './swatch.tsx';

interface ChartTipProps {
  /** The centre of the day, at the top of its bars. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  lines: readonly { look: ChartLook; label: string; amount: string }[];
  /** What a press does. */
  opens?: string | undefined;
  onEscape: () => void;
}

/** The visible figures of a day. Screen readers get them from the slider's value. */
export function ChartTip({ anchor, title, lines, opens, onEscape }: ChartTipProps) {
  const layer = useLayer('tooltip');
  // Looked up each time: a hidden chart may have re-rendered its anchor.
  const place = useRef({
    getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect(),
  });
  return createPortal(
    <WithRadix>
      {({ Escapable, Popper }) => (
        <Popper.Root>
          <Popper.Anchor virtualRef={place} />
          <Escapable onEscape={onEscape}>
            <Popper.Content
              className={css.tip}
              style={{ zIndex: layer.zIndex }}
              side="top"
              sideOffset={8}
              collisionPadding={8}
              updatePositionStrategy="always"
              aria-hidden
              data-chart-tip
            >
              <p className={css.tipTitle}>
                <Figures>{title}</Figures>
              </p>
              {lines.map(({ look, label, amount }) => (
                <p key={look} className={css.tipLine}>
                  <span className={css.tipSwatch}>
                    <Swatch look={look} />
                  </span>
                  <span className={css.tipName}>{label}</span>
                  <span className={css.tipAmount}>
                    <Figures>{amount}</Figures>
                  </span>
                </p>
              ))}
              {opens && <p className={css.tipOpens}>{opens}</p>}
            </Popper.Content>
          </Escapable>
        </Popper.Root>
      )}
    </WithRadix>,
    layer.container ?? document.body,
  );
}
