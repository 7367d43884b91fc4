import * as Popper from '@radix-ui/react-popper';
import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Figures } from '../figures/figures.tsx';
import { Escapable, useLayer } from '../layer/layer.tsx';
import * as css from './chart.css.ts';
import type { ChartLook } from './chart-props.ts';
import { Swatch } from './swatch.tsx';

interface ChartTipProps {
  /** The middle of the day, on top of its bars. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  lines: readonly { look: ChartLook; label: string; amount: string }[];
  onEscape: () => void;
}

/** The figures of one day, for the eye: the same are the value of the stop it belongs to. */
export function ChartTip({ anchor, title, lines, onEscape }: ChartTipProps) {
  const layer = useLayer('tooltip');
  // Asked anew each time: a chart that was out of sight for a while has drawn its anchor again.
  const place = useRef({
    getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect(),
  });
  return createPortal(
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
        </Popper.Content>
      </Escapable>
    </Popper.Root>,
    layer.container ?? document.body,
  );
}
