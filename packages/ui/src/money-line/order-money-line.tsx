import type { MoneyLineName } from '@deck/values';
import { type ReactNode, useRef, useState } from 'react';
import { Figures } from '../figures/figures.tsx';
import { useRoom } from '../table/use-room.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import type { DayMark } from './day-labels.ts';
import { appears } from './fills.css.ts';
import { MoneyDays } from './money-days.tsx';
import * as css from './order-money-line.css.ts';
import { segment } from './segment.css.ts';
import { orderShapes } from './segment-shape.ts';

export interface OrderMoneyPart {
  name: MoneyLineName;
  /** Of the total, from 0 to 1. */
  share: number;
  /** "Held". */
  label: string;
  /** "€2,160.00". */
  amount: string;
  /** What it comes from and until when: "Visa •••• 4417, capture until 27.11 23:59". */
  detail: string;
}

export interface OrderMoneyLineProps {
  /** The name of the list: "Money of order KLB-20418". */
  label: string;
  /** In the order of the line. The shares add up to 1. */
  parts: readonly OrderMoneyPart[];
  /** The days below the line; none for an order without dates. */
  marks: readonly DayMark[];
  /** The part that is pressed. */
  selected: MoneyLineName | undefined;
  /** Called with the part that was pressed, or with `undefined` if it was selected already. */
  onSelect: (name: MoneyLineName | undefined) => void;
  /** What can be done with the pressed part: a button. */
  act?: ReactNode;
  /** What was paid beyond the total: "€120.00 too much". */
  excess?: string | undefined;
}

/** A narrower line has its words in a list below. */
const LEAST_ROOM = 640;
/** Narrower than this, a part has no room for its words. */
const LEAST_PART = 128;

/**
 * An order's money as wide as its page, above its days. Each part is a button: the page marks what it comes from, and
 * says what can be done with it.
 */
export function OrderMoneyLine({ label, parts, marks, excess, ...pressing }: OrderMoneyLineProps) {
  const root = useRef<HTMLDivElement>(null);
  /** A part that was there from the start does not grow: nobody saw it come. */
  const [first] = useState(() => new Set(parts.map(({ name }) => name)));
  const motionOf = ({ name }: OrderMoneyPart) => (first.has(name) ? '' : appears);
  const room = useRoom(root) ?? LEAST_ROOM;
  const hasRoom = room >= LEAST_ROOM && parts.every(({ share }) => share * room >= LEAST_PART);
  const declines = marks.filter(({ kind }) => kind === 'declined');
  const days = marks.length > 0 && <MoneyDays marks={marks} room={room} hasWords={room >= LEAST_ROOM} />;
  return (
    <div ref={root} className={css.root}>
      {excess !== undefined && <p className={css.excess}>{excess}</p>}
      {hasRoom ? (
        <>
          <Bar label={label} parts={parts} declines={declines} motionOf={motionOf} {...pressing} />
          {days}
        </>
      ) : (
        <>
          <div className={css.thinBar} aria-hidden>
            {parts.map((part) => (
              <span
                key={part.name}
                className={`${css.thinPart} ${motionOf(part)} ${segment({ shape: orderShapes[part.name] })}`}
                style={{ flexGrow: part.share }}
              />
            ))}
          </div>
          {days}
          <Rows label={label} parts={parts} declines={declines} {...pressing} />
        </>
      )}
    </div>
  );
}

interface PartsProps extends Pick<OrderMoneyLineProps, 'label' | 'parts' | 'selected' | 'onSelect' | 'act'> {
  declines: readonly DayMark[];
}

const getPress = ({ name }: OrderMoneyPart, { selected, onSelect }: PartsProps) => ({
  'aria-pressed': selected === name,
  'data-shape': orderShapes[name],
  onClick: () => onSelect(selected === name ? undefined : name),
});

function Bar({ motionOf, ...props }: PartsProps & { motionOf: (part: OrderMoneyPart) => string }) {
  return (
    <ul className={css.bar} aria-label={props.label}>
      {props.parts.map((part) => (
        <li key={part.name} className={`${css.barItem} ${motionOf(part)}`} style={{ flexGrow: part.share }}>
          <div className={css.top}>
            <div className={css.words}>
              <Words {...part} />
            </div>
            {part.name === props.selected && props.act}
          </div>
          <button
            type="button"
            className={css.press}
            aria-label={[part.label, part.amount, part.detail].filter(Boolean).join(', ')}
            {...getPress(part, props)}
          >
            <span className={`${css.fill} ${segment({ shape: orderShapes[part.name] })}`} />
          </button>
        </li>
      ))}
      <Declines of={props.declines} />
    </ul>
  );
}

/** The button below says all of it. */
function Words({ label, amount, detail }: OrderMoneyPart) {
  return (
    <div className={css.head} aria-hidden>
      <span className={css.label}>{label}</span>
      <span className={css.amount}>
        <Figures>{amount}</Figures>
      </span>
      <span className={css.detail}>{detail}</span>
    </div>
  );
}

function Rows(props: PartsProps) {
  return (
    <ul className={css.rows} aria-label={props.label}>
      {props.parts.map((part) => (
        <li key={part.name} className={css.row}>
          <button type="button" className={css.rowPress} {...getPress(part, props)}>
            <span className={`${css.swatch} ${segment({ shape: orderShapes[part.name] })}`} />
            <span className={css.head}>
              <span className={css.label}>{part.label}</span>{' '}
              <span className={css.detail}>{part.detail}</span>
            </span>{' '}
            <span className={css.amount}>
              <Figures>{part.amount}</Figures>
            </span>
          </button>
          {part.name === props.selected && props.act}
        </li>
      ))}
      <Declines of={props.declines} />
    </ul>
  );
}

/** What the diamonds on the days say. */
function Declines({ of }: { of: readonly DayMark[] }) {
  return of.map(({ label, moment }) => (
    <li key={`${label} ${moment}`} className={visuallyHidden}>
      {`${label}, ${moment}`}
    </li>
  ));
}
