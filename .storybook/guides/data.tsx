import { Amount, Card, EmptyState, Inline, Skeleton, Spinner, Stack, StatusDot, Text } from '@deck/ui';
import { ordersTable } from '../../packages/ui/src/table/sample-orders.tsx';
import { Table } from '../../packages/ui/src/table/table.tsx';
import type { Guides } from '../docs/guide.ts';

const orders = ordersTable.rows.slice(0, 3);

/** Guides of the widgets that show a value. */
export const data: Guides = {
  'Data/Table': {
    anatomy: [
      ['Head', 'Names the columns, sorts, and lets a person move and widen them'],
      ['Row', 'A link to the thing it shows, over its whole width'],
      ['Pinned rows', 'Come first in any order'],
      ['Amount', 'Aligned on the decimal, with its currency in a column of its own'],
      ['Foot', 'How many rows are shown, and how to get more'],
    ],
    pairs: [
      {
        good: <Table {...ordersTable} frame="card" rows={orders} />,
        why: 'Amounts align, a status has a shape and a word, and every row leads to its order.',
        bad: (
          <Stack>
            {orders.map(({ id, customer, paid, total, currency }) => (
              <Text key={id}>
                {id}, {customer}: {paid} of {total} {currency} paid
              </Text>
            ))}
          </Stack>
        ),
        whyNot: 'Figures in sentences cannot be compared or sorted.',
        isWide: true,
      },
    ],
    words: [
      'A heading is one or two words, without a unit that the cells repeat.',
      'An empty table says why it is empty, and what to do next.',
    ],
    keys: [
      ['Tab', 'Moves through the heads and the rows'],
      ['Enter on a head', 'Sorts by it'],
      ['Enter on a row', 'Opens what it shows'],
    ],
  },
  'Data/Amount': {
    anatomy: [
      ['Digits', 'Grouped as in the reader’s language, tabular, with the decimals of the currency'],
      ['Currency', 'The three letters of ISO 4217, in a column of their own'],
    ],
    pairs: [
      {
        good: (
          <Stack>
            <Amount amount="1218.00" currency="EUR" />
            <Amount amount="96000" currency="JPY" />
          </Stack>
        ),
        why: 'Each currency has its own decimals, and the digits align.',
        bad: (
          <Stack>
            <Text>€1218</Text>
            <Text>96000.00 ¥</Text>
          </Stack>
        ),
        whyNot: 'Decimals are lost or invented, and the eye cannot compare.',
      },
    ],
    words: ['Give the decimal string of the server; never a number that was calculated with.'],
    keys: [],
  },
  'Data/Status dot': {
    anatomy: [
      ['Shape', 'A shape for each tone, so that it is read without colour'],
      ['Word', 'The state, in the words of the product'],
    ],
    pairs: [
      {
        good: (
          <Inline>
            <StatusDot tone="success" label="Paid" />
            <StatusDot tone="danger" label="Declined" />
          </Inline>
        ),
        why: 'Word and shape say the same as the colour.',
        bad: (
          <Inline>
            <StatusDot tone="success" label="Declined" />
            <StatusDot tone="danger" label="Paid" />
          </Inline>
        ),
        whyNot: 'A tone that contradicts its word is believed first.',
      },
    ],
    words: ['Use one or two words: “Partially paid”.', 'Use a badge at the head of a page.'],
    keys: [],
  },
  'Data/Card': {
    anatomy: [
      ['Title', 'Names the subject, and the region for screen readers'],
      ['End of the head', 'A count, a field or a quiet action'],
      ['Body', 'Facts or fields about the one subject'],
    ],
    pairs: [
      {
        good: (
          <Card title="Customer" meta="2 orders">
            <Text>Ingrid Solheim, ingrid.solheim@fjord.no</Text>
          </Card>
        ),
        why: 'One subject per card, named by its title.',
        bad: (
          <Card title="Information">
            <Card title="Customer">
              <Text>Ingrid Solheim</Text>
            </Card>
          </Card>
        ),
        whyNot: 'A card in a card doubles the frames, and “Information” says nothing.',
      },
    ],
    words: ['A title is a noun: “Payments”, not “Here are your payments”.'],
    keys: [],
  },
  'Data/Empty state': {
    anatomy: [
      ['Icon', 'The kind of thing that is missing'],
      ['Title', 'What is missing, or what failed'],
      ['Text', 'Why, and how it will change'],
      ['Action', 'The next step: one or two buttons'],
    ],
    pairs: [
      {
        good: <EmptyState title="No order matches" text="Remove a filter, or search for the guest’s name." />,
        why: 'It says why, and what to do next.',
        bad: <EmptyState title="No data" />,
        whyNot: 'The person cannot tell whether it failed, or whether there is nothing.',
      },
    ],
    words: ['Name what is missing.', 'After a failure say whether anything was lost.'],
    keys: [],
  },
  'Data/Skeleton': {
    anatomy: [
      ['Bar', 'Stands for a line of text'],
      ['Block', 'Stands for a picture or a chart'],
      ['Circle', 'Stands for a portrait'],
    ],
    pairs: [
      {
        good: (
          <Stack>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </Stack>
        ),
        why: 'The page keeps its layout when the content arrives.',
        bad: <Spinner label="Loading orders" />,
        whyNot: 'A spinner where the layout is known makes the page jump.',
      },
    ],
    words: ['It has no words: the region that loads is marked as busy.'],
    keys: [],
  },
};
