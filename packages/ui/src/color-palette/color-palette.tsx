import { Check, Eraser } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './color-palette.css.ts';
import { getContrast } from './contrast.ts';
import { ContrastNote } from './contrast-note.tsx';
import { moved } from './moved.ts';
import { hues, type PaletteColor, palette, paletteColor, steps } from './palette.ts';

interface ColorPaletteProps {
  /** `#rrggbb` or empty. It may be a colour outside the palette. */
  value: string;
  onPick: (hex: string) => void;
  /** Shows a button that clears the colour. */
  onNone?: (() => void) | undefined;
  /** `#rrggbb`: the colour to compare with. */
  ground?: string | undefined;
}

/** The fixed colours by name: one tab stop, arrow keys in four directions. It takes the focus on mount. */
export function ColorPalette({ value, onPick, onNone, ground }: ColorPaletteProps) {
  const { colorPalette: words } = useMessages();
  const grid = useRef<HTMLTableElement>(null);
  const chosen = paletteColor(value);
  const [pointed, setPointed] = useState<PaletteColor>();
  const [first] = useState(() => (chosen === undefined ? 0 : palette.indexOf(chosen)));
  const [stop, setStop] = useState(first);
  const shown = pointed ?? palette[stop];
  const nameOf = ({ hue, step }: PaletteColor) => words.name(words.hues[hue], step);

  useEffect(() => focusOn(grid.current, first), [first]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moved(stop, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    focusOn(grid.current, next);
  }

  return (
    <div className={css.palette}>
      {onNone && (
        <div className={css.head}>
          {words.label}
          <Button size="small" variant="quiet" icon={Eraser} onClick={onNone}>
            {words.none}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid is a table with this role */}
      <table ref={grid} className={css.grid} role="grid" aria-label={words.label} onKeyDown={onKeyDown}>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              {hues.map((hue) => {
                const index = palette.findIndex((color) => color.hue === hue && color.step === step);
                const color = palette[index];
                return (
                  color && (
                    <td key={hue} className={css.cell}>
                      <button
                        type="button"
                        className={css.swatch}
                        style={{ background: color.hex }}
                        data-index={index}
                        tabIndex={index === stop ? 0 : -1}
                        aria-label={nameOf(color)}
                        aria-pressed={color === chosen}
                        onClick={() => onPick(color.hex)}
                        onFocus={() => setStop(index)}
                        onPointerEnter={() => setPointed(color)}
                        onPointerLeave={() => setPointed(undefined)}
                      >
                        {color === chosen && <Tick hex={color.hex} />}
                      </button>
                    </td>
                  )
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown && (
        <div className={css.foot}>
          <span className={css.name}>{nameOf(shown)}</span>
          <span>{shown.hex}</span>
          {ground !== undefined && <ContrastNote color={shown.hex} ground={ground} />}
        </div>
      )}
    </div>
  );
}

function focusOn(grid: HTMLElement | null, index: number) {
  grid?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
}

function Tick({ hex }: { hex: string }) {
  return (
    <span className={css.tick({ on: getContrast(hex, '#ffffff') < 4.5 ? 'light' : 'dark' })}>
      <Icon shape={Check} size={14} />
    </span>
  );
}
