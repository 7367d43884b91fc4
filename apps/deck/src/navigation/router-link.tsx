import type { LinkProps } from '@deck/ui';
import { Link } from 'react-router';

/** The kit's way to navigate: inside the app without loading the page anew, elsewhere as any link. */
export function RouterLink({ href, ...anchor }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
