import { artwork, brand } from '@deck/tokens/brand';
import { AppFrame, Artwork, Sidebar, type SidebarProps } from '@deck/ui';
import type { ReactNode } from 'react';
import { useBanner } from './use-banner.tsx';

interface ProductFrameProps extends Omit<SidebarProps, 'brand'> {
  topBar: ReactNode;
  children: ReactNode;
}

/** The menu under the product's name, the bar above every screen, and the screen. */
export function ProductFrame({ topBar, children, ...menu }: ProductFrameProps) {
  const banner = useBanner();
  return (
    <AppFrame
      banner={banner}
      sidebar={
        <Sidebar
          brand={{
            name: brand.name,
            product: brand.product,
            mark: <Artwork svg={artwork.markSvg} />,
            href: '/',
          }}
          {...menu}
        />
      }
      topBar={topBar}
    >
      {children}
    </AppFrame>
  );
}
