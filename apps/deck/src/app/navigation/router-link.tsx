import type { LinkProps } from '@deck/ui';
import { Link } from 'react-router';
import { prefetch } from './prefetch.ts';

/** The kit's way to navigate: inside the app without a page load, elsewhere as any link. */
export function RouterLink({ href, ...anchor }: LinkProps) {
  return href.startsWith('/') ? <InnerLink href={href} {...anchor} /> : <a href={href} {...anchor} />;
}

/** What it leads to begins to come as soon as the pointer or the focus is on it. */
function InnerLink({ href, onPointerEnter, onFocus, ...anchor }: LinkProps) {
  return (
    <Link
      to={href}
      {...anchor}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}
