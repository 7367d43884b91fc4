import { Button, Checkbox, Menu, Table, UnstyledButton } from '@mantine/core';
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { heads, keyOf, keys, type Order, textOf } from '../rows.ts';
import { orders } from './facts.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns(
  keys.map((id) =>
    helper.accessor((order) => keyOf(order, id), {
      id,
      header: heads[id],
      sortFn: 'basic',
      cell: ({ row }) => textOf(row.original, id),
    }),
  ),
);

const arrows = { asc: ' ↑', desc: ' ↓', none: '' };

/** Mantine's table draws; TanStack's sorts and hides columns, as Mantine's documentation recommends. */
export function Orders() {
  const table = useTable({ features, columns, data: orders as Order[] });
  return (
    <>
      <Menu closeOnItemClick={false}>
        <Menu.Target>
          <Button variant="default">Columns</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {table.getAllLeafColumns().map((column) => (
            <Menu.Item key={column.id} onClick={column.getToggleVisibilityHandler()}>
              <Checkbox label={column.id} checked={column.getIsVisible()} readOnly />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Table.ScrollContainer minWidth={800}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {table.getFlatHeaders().map((header) => (
                <Table.Th key={header.id}>
                  <UnstyledButton onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {arrows[header.column.getIsSorted() || 'none']}
                  </UnstyledButton>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.getRowModel().rows.map((row) => (
              <Table.Tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <Table.Td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
