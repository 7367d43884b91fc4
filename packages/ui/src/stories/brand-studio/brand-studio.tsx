import type { Mode } from '@deck/tokens/studio';
import { Download, FolderOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Button } from '../../button/button.tsx';
import { PageHeader } from '../../page-header/page-header.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import { ToastProvider } from '../../toast/toast.tsx';
import { packed, save } from './brand-folder.ts';
import * as css from './brand-studio.css.ts';
import { ContrastTable, contrastRows } from './contrast-table.tsx';
import { Decisions } from './decisions.tsx';
import type { Draft } from './draft.ts';
import { OpenBrand } from './open-brand.tsx';
import { WidgetsPreview } from './preview.tsx';
import { ScreenPreview } from './screen-preview.tsx';
import { TabPart } from './tab-part.tsx';
import { useBrandStudio } from './use-brand-studio.ts';
import { useLiveTheme } from './use-live-theme.ts';

interface BrandStudioProps {
  /** The initial brand. */
  first: Draft;
  mode: Mode;
}

type View = 'widgets' | 'screen' | 'contrast';

/** Edits all values of a brand next to a preview of the product, and downloads its folder. */
export function BrandStudio({ first, mode: firstMode }: BrandStudioProps) {
  const studio = useBrandStudio(first);
  const [mode, setMode] = useState(firstMode);
  const [view, setView] = useState<View>('widgets');
  const [isOpening, setOpening] = useState(false);
  const { brand, draft, refusal } = studio;
  useLiveTheme(brand, mode);
  const rows = useMemo(() => contrastRows(brand), [brand]);
  const failing = rows.filter(({ passes }) => !passes).length;

  return (
    <ToastProvider>
      <PageHeader
        title="Brand studio"
        context={`${brand.name}: ${failing === 0 ? 'every contrast passes' : `${failing} contrasts fail`}`}
        actions={
          <>
            <Button icon={FolderOpen} onClick={() => setOpening(true)}>
              Open a brand
            </Button>
            <Button
              variant="primary"
              icon={Download}
              disabled={refusal !== undefined}
              onClick={() => save(`${draft.id}.zip`, packed(draft), 'application/zip')}
            >
              Download the folder
            </Button>
          </>
        }
      />
      <div className={css.studio}>
        <div className={css.decisions}>
          {refusal && (
            <Alert tone="danger" announced title="This cannot be built">
              {refusal.problem}
            </Alert>
          )}
          <Decisions studio={studio} />
        </div>
        <div className={css.preview}>
          <SegmentedControl
            label="Mode"
            labelHidden
            value={mode}
            onChange={setMode}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Tabs<View>
            label="What the brand looks like"
            value={view}
            onChange={setView}
            tabs={[
              {
                id: 'widgets',
                label: 'Widgets',
                content: (
                  <TabPart>
                    <WidgetsPreview />
                  </TabPart>
                ),
              },
              {
                id: 'screen',
                label: 'A screen',
                content: (
                  <TabPart>
                    <ScreenPreview studio={studio} mode={mode} />
                  </TabPart>
                ),
              },
              {
                id: 'contrast',
                label: 'Contrast',
                count: failing === 0 ? undefined : failing,
                content: (
                  <TabPart>
                    <ContrastTable studio={studio} rows={rows} />
                  </TabPart>
                ),
              },
            ]}
          />
        </div>
      </div>
      <OpenBrand key={studio.opened} studio={studio} open={isOpening} onClose={() => setOpening(false)} />
    </ToastProvider>
  );
}
