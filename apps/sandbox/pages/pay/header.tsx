import { artwork, brand } from '@deck/tokens/brand';
import { Artwork, Skeleton, VisuallyHidden } from '@deck/ui';
import { countryName } from '@deck/values';
import type { ReactNode } from 'react';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './pay-header.css.ts';
import { useReading } from './reading.ts';

/** Whose page it is. */
export interface PropertyFace {
  readonly name: string;
  readonly city: string;
  /** ISO 3166, such as `GR`. */
  readonly country?: string;
}

interface HeaderProps {
  /** The brand stands in its place until one knows. */
  property?: PropertyFace | undefined;
  /** What it is about, in one line. */
  subject?: string | undefined;
  /** The amount, or what is asked for. */
  title?: string | undefined;
  /** It is still being read. */
  awaited?: boolean;
  /** Below the title. */
  children?: ReactNode;
}

/** The head of every page of the payer's: who asks, and for what. */
export function Header({ property, subject, title, awaited = false, children }: HeaderProps) {
  const { language } = useReading();
  return (
    <header className={css.header}>
      <div className={css.who}>
        {property ? <Property property={property} language={language} /> : <Brand />}
        <LanguagePicker />
      </div>
      {subject && <p className={css.subject}>{subject}</p>}
      {title && <h1 className={css.amount}>{title}</h1>}
      {children}
      {awaited && (
        <div aria-busy className={css.awaited}>
          <Skeleton width="45%" height={12} />
          <Skeleton width="55%" height={28} />
          <Skeleton width="70%" height={12} />
        </div>
      )}
    </header>
  );
}

function Property({ property, language }: { property: PropertyFace; language: string }) {
  const place = [property.city, property.country && countryName(property.country, language)];
  return (
    <>
      <span className={css.tile} aria-hidden>
        {[...property.name.replace(/^\W+/, '')][0]}
      </span>
      <span className={css.names}>
        <span className={css.name}>{property.name}</span>
        <span className={css.city}>{place.filter(Boolean).join(', ')}</span>
      </span>
    </>
  );
}

/** Before one knows whose payment it is. The mark is our own drawing, put in by the build. */
function Brand() {
  return (
    <h1 className={css.logo}>
      <Artwork svg={artwork.logoSvg} height={24} />
      <VisuallyHidden>{brand.name}</VisuallyHidden>
    </h1>
  );
}
