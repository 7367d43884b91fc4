import { type Breadcrumb, Card, Column, Columns, PageHeader, Skeleton } from '@deck/ui';

interface SkeletonPart {
  title: string;
  /** The pixels of its content, as high as it mostly is. */
  height: number;
}

interface DetailsSkeletonProps {
  breadcrumbs: readonly Breadcrumb[];
  /** What the page is about, until its name is known. */
  title: string;
  /** The pixels of what stands below the title. */
  lineHeight: number;
  parts: readonly SkeletonPart[];
  asides: readonly SkeletonPart[];
}

/** Stands for the page of an order or a payment whose data is on its way: the same parts at the same places. */
export function DetailsSkeleton({ breadcrumbs, title, lineHeight, parts, asides }: DetailsSkeletonProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        line={<Skeleton shape="block" height={lineHeight} />}
      />
      <Columns aria-busy>
        {[parts, asides].map((column, at) => (
          <Column key={at === 0 ? 'parts' : 'asides'}>
            {column.map((part) => (
              <Card key={part.title} title={part.title}>
                <Skeleton shape="block" height={part.height} />
              </Card>
            ))}
          </Column>
        ))}
      </Columns>
    </>
  );
}
