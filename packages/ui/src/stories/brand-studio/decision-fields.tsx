import { fromHex, intoGamut, type Json, noteOn, type Oklch, toHex } from '@deck/tokens/studio';
import { families } from '@deck/tokens/themes';
import { useState } from 'react';
import { ColorField } from '../../color-field/color-field.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import { Select } from '../../select/select.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { isGroup, type Path } from './draft.ts';
import type { Studio } from './use-brand-studio.ts';

interface DecisionProps {
  studio: Studio;
  path: Path;
  label: string;
  hint?: string | undefined;
}

/** The error message of an invalid value. */
function getProblem(studio: Studio, path: Path) {
  const feedback = studio.problemAt(path);
  return feedback === undefined ? {} : ({ state: 'error', feedback } as const);
}

/** The path of a colour's components. */
const getComponents = (path: Path) => [...path, '$value', 'components'];

/** A status has no lightness of its own; the swatch uses this one. */
const shownLightness = 0.6;

/** The components of a colour in the file; a status has "none" as lightness. */
function colorAt(studio: Studio, path: Path): Oklch {
  const parts = studio.valueOf(getComponents(path));
  const [l = 0, c = 0, h = 0] = Array.isArray(parts) ? parts.map(Number) : [];
  return intoGamut({ l: Number.isNaN(l) ? shownLightness : l, c, h });
}

/** A colour used exactly as given. */
export function ColorDecision({ studio, path, label, hint }: DecisionProps) {
  return (
    <ColorField
      label={label}
      hint={hint}
      value={toHex(colorAt(studio, path))}
      onChange={(hex) => {
        if (hex === '') return;
        const { l, c, h } = fromHex(hex.slice(1));
        studio.decide(getComponents(path), [l, c, h]);
      }}
      {...getProblem(studio, path)}
    />
  );
}

/** A colour whose hue and chroma are used, while the lightness is computed. */
export function HueDecision({ studio, path, label }: DecisionProps) {
  return (
    <ColorField
      label={label}
      value={toHex(colorAt(studio, path))}
      onChange={(hex) => {
        if (hex === '') return;
        const { c, h } = fromHex(hex.slice(1));
        studio.decide(getComponents(path), ['none', c, h]);
      }}
      {...getProblem(studio, path)}
    />
  );
}

export function TextDecision({
  studio,
  path,
  label,
  hint,
  optional = false,
}: DecisionProps & { optional?: boolean }) {
  return (
    <TextField
      label={label}
      hint={hint}
      optional={optional}
      value={String(studio.valueOf(path) ?? '')}
      onChange={(text) => studio.decide(path, optional && text === '' ? undefined : text)}
      {...getProblem(studio, path)}
    />
  );
}

interface NumberProps extends DecisionProps {
  /** The type of the token. */
  type: 'dimension' | 'duration' | 'fontWeight' | 'number';
  /** `px`, `ms`, or a unit that is shown but not written: `em`. */
  suffix?: string | undefined;
  /** The default if the file has no value. */
  usual?: number | undefined;
}

const written = { dimension: 'px', duration: 'ms', fontWeight: undefined, number: undefined } as const;

/** A number as typed; the brand reader reports invalid numbers. */
export function NumberDecision({ studio, path, label, hint, type, suffix, usual }: NumberProps) {
  const found = studio.valueOf([...path, '$value']) ?? usual ?? '';
  const [text, setText] = useState(() => String(isGroup(found) ? found.value : found));
  const unit = written[type];
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      suffix={suffix}
      value={text}
      onChange={(typed) => {
        setText(typed);
        const value = /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
        studio.decide(path, { $type: type, $value: unit === undefined ? value : { value, unit } });
      }}
      {...getProblem(studio, path)}
    />
  );
}

interface ListProps extends DecisionProps {
  /** The list as comma-separated text. */
  show: (value: Json | undefined) => string;
  read: (text: string) => Json | undefined;
}

/** Several values as comma-separated text. */
export function ListDecision({ studio, path, label, hint, show, read }: ListProps) {
  const [text, setText] = useState(() => show(studio.valueOf(path)));
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      onChange={(typed) => {
        setText(typed);
        studio.decide(path, read(typed));
      }}
      {...getProblem(studio, path)}
    />
  );
}

/** The first family of a list; the others are its fallbacks. */
export function FontDecision({ studio, path, label }: DecisionProps) {
  const value = studio.valueOf([...path, '$value']);
  const [first = '', ...others] = Array.isArray(value) ? value.map(String) : [];
  const chosen = families.find(({ family }) => family === first);
  return (
    <Select
      label={label}
      hint={chosen && noteOn(chosen)}
      options={families.map(({ family }) => ({ value: family, label: family }))}
      value={first}
      onChange={(family) => studio.decide([...path, '$value'], [family, ...others])}
      {...getProblem(studio, path)}
    />
  );
}

interface ChoiceProps extends DecisionProps {
  options: readonly { value: string; label: string }[];
}

export function ChoiceDecision({ studio, path, label, options }: ChoiceProps) {
  return (
    <SegmentedControl
      label={label}
      options={options}
      value={String(studio.valueOf(path))}
      onChange={(value) => studio.decide(path, value)}
    />
  );
}
