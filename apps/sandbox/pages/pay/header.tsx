import { artwork, brand } from '@deck/tokens/brand';
import { Artwork, Skeleton, VisuallyHidden } from '@deck/ui';
import { countryName } from '@deck/values';
import type { ReactNode } from 'react';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './pay-header.css.ts';
import { useReading } from './reading.ts';

/** The payee. */
export interface PropertyFace {
  readonly name: string;
  readonly city: string;
  /** ISO 3166, such as `GR`. */
  readonly country?: string;
}

interface HeaderProps {
  /** The brand is shown until the payee is known. */
  property?: PropertyFace | undefined;
  /** The subject in a line. */
  subject?: string | undefined;
  /** The amount, or the request. */
  title?: string | undefined;
  /** The page is loading. */
  awaited?: boolean;
  /** Content below the title. */
  children?: ReactNode;
}

/** The header of the payer's pages: the payee and the purpose. */
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

/** Shown until the payee is known. The mark is our own SVG, inlined by the build. */
function Brand() {
  return (
    <h1 className={css.logo}>
      <Artwork svg={artwork.logoSvg} height={24} />
      <VisuallyHidden>{brand.name}</VisuallyHidden>
    </h1>
  );
}
