import type { GuestContent, GuestPassContent, GuestPassDate } from '@deck/guest';
import { BedDouble, CalendarDays, Car, Plane, Sailboat } from 'lucide-react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { onTornAcross, onTornDown } from './faces.css.ts';
import * as css from './pass-trip.css.ts';

const icons: Record<GuestContent['property']['kind'], IconShape> = {
  HOTEL: BedDouble,
  YACHT: Sailboat,
  AIRCRAFT: Plane,
  CAR: Car,
  OTHER: CalendarDays,
};

/** Two days of so many letters stand beside each other on a phone, large as they are: `12 June`. */
const SHORT_DAY = 9;

interface PassTripProps {
  pass: GuestPassContent;
  kind: GuestContent['property']['kind'];
}

/** From when to when, who and what. */
export function PassTrip({ pass: { start, end, length, rows }, kind }: PassTripProps) {
  const isLong = Math.max(start.day.length, end?.day.length ?? 0) > SHORT_DAY;
  return (
    <>
      <div className={css.dates}>
        <PassDate date={start} side="start" isLong={isLong} />
        {end !== null && (
          <>
            <div className={css.way}>
              <span className={css.rail}>
                <Icon shape={icons[kind]} size={18} />
              </span>
              {length !== '' && <span className={css.length}>{length}</span>}
            </div>
            <PassDate date={end} side="end" isLong={isLong} />
          </>
        )}
      </div>
      {rows.length > 0 && (
        <dl className={`${css.rows} ${onTornDown}`}>
          {rows.map(({ label, value }) => (
            <div key={label} className={css.row}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface PassDateProps {
  date: GuestPassDate;
  side: 'start' | 'end';
  /** Either of the two dates is. */
  isLong: boolean;
}

function PassDate({ date, side, isLong }: PassDateProps) {
  return (
    <div className={css.date({ side })}>
      <p className={`${css.label} ${onTornDown}`}>{date.label}</p>
      <p className={`${css.label} ${onTornAcross}`}>{date.labelWithYear}</p>
      <p className={`${css.day({ isLong })} ${onTornDown}`}>{date.date}</p>
      <p className={`${css.day({ isLong })} ${onTornAcross}`}>{date.day}</p>
      <p className={`${css.when} ${onTornDown}`}>{date.when}</p>
      <p className={`${css.when} ${onTornAcross}`}>{date.shortWhen}</p>
    </div>
  );
}
