import type { GuestContent } from '@deck/guest';
import { PropertyLogo, PropertyPhoto } from './artwork.tsx';
import * as css from './brand-head.css.ts';
import { onPhone, onWide } from './faces.css.ts';
import { Word } from './word.tsx';

/** Who asks: photo, logo, name and place. After a decline the photo of a phone folds away. */
export function BrandHead({ content }: { content: GuestContent }) {
  const { property, stay } = content;
  const isFolded = content.state === 'DECLINED';
  const summary = stay?.summary ?? property.place;
  return (
    <>
      <div className={css.photo({ isFolded, hasPhoto: property.photoUrl !== null })}>
        <PropertyPhoto property={property} />
      </div>
      <div className={css.brand({ isFolded })}>
        <div className={css.logo({ isFolded })}>
          <PropertyLogo property={property} size="large" />
        </div>
        {isFolded && (
          <div className={onPhone}>
            <PropertyLogo property={property} size="small" />
          </div>
        )}
        <div className={css.words({ isFolded })}>
          <p className={css.name}>{property.name}</p>
          {property.place !== '' && <p className={`${css.place} ${onWide}`}>{property.place}</p>}
          {summary !== '' && (
            <p className={`${css.place} ${onPhone}`}>
              <Word>{summary}</Word>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
