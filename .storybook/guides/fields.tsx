import { AmountField, Checkbox, Combobox, Select, TextField } from '@deck/ui';
import type { Guides } from '../docs/guide.ts';

const ignore = () => undefined;

const reasons = [
  { value: 'twice', label: 'Charged twice' },
  { value: 'canceled', label: 'The stay was canceled' },
] as const;
const properties = [
  { value: 'klb', label: 'Kalypso Bay Resort' },
  { value: 'lyk', label: 'Hotel Lykavittos' },
] as const;

const field = [
  ['Label', 'Names the value, and stays visible while it is typed'],
  ['Control', 'Holds the value; its border is seen on every ground'],
  ['Hint', 'Says before typing what is accepted'],
  ['Feedback', 'Takes the place of the hint, and says how to correct the value'],
] as const;

/** Guides of the widgets that take a value. */
export const fields: Guides = {
  'Fields/Text field': {
    anatomy: field,
    pairs: [
      {
        good: (
          <TextField label="Order ID" hint="As in your hotel system: KLB-20418" value="" onChange={ignore} />
        ),
        why: 'The label stays, and the hint shows the form of a value.',
        bad: <TextField label="Order ID" labelHidden placeholder="Order ID" value="" onChange={ignore} />,
        whyNot: 'The placeholder disappears with the first letter, and takes the name with it.',
      },
      {
        good: (
          <TextField
            label="E-mail"
            value="maria@outlook"
            state="error"
            feedback="An e-mail has a domain: maria@outlook.com"
            onChange={ignore}
          />
        ),
        why: 'The message says how to correct the value.',
        bad: (
          <TextField
            label="E-mail"
            value="maria@outlook"
            state="error"
            feedback="Invalid value"
            onChange={ignore}
          />
        ),
        whyNot: 'The person must guess what is wrong.',
      },
    ],
    words: [
      'A label is a noun in sentence case, without a colon.',
      'Mark optional fields, not required ones.',
      'Feedback says what to do, not who is to blame.',
    ],
    keys: [
      ['Tab', 'Moves to it, and on'],
      ['Enter', 'Submits its form'],
    ],
  },
  'Fields/Amount field': {
    anatomy: [...field, ['Currency', 'Stands beside the digits, and decides how many decimals there are']],
    pairs: [
      {
        good: (
          <AmountField
            label="Refund"
            currency="EUR"
            value="120.00"
            hint="At most €2,160.00, what was charged"
            onChange={ignore}
          />
        ),
        why: 'The limit is known before an amount is typed.',
        bad: <TextField label="Refund, EUR" value="120.00" onChange={ignore} />,
        whyNot: 'A text field accepts 1,20 and 1.200,00, and cannot tell which is meant.',
      },
    ],
    words: ['Say the limit with its reason: “At most €2,160.00, what is due”.'],
    keys: [
      ['Digits, comma, point', 'Type the amount; a comma or a point begins the decimals'],
      ['Enter', 'Reads the text, and submits its form if it is an amount'],
    ],
  },
  'Fields/Select': {
    anatomy: [...field, ['List', 'The options, the chosen one with a mark']],
    pairs: [
      {
        good: (
          <Select label="Reason" placeholder="Choose a reason" options={reasons} value="" onChange={ignore} />
        ),
        why: 'Nothing is chosen for the person where the choice matters.',
        bad: <Select label="Reason" options={reasons} value="twice" onChange={ignore} />,
        whyNot: 'The first option is sent by everybody who does not look.',
      },
    ],
    words: [
      'Options are of one kind: all nouns, or all sentences.',
      'Order them by use, or by alphabet if they are many.',
    ],
    keys: [
      ['Enter, Space, arrow keys', 'Open the list'],
      ['Arrow keys, Home, End, a letter', 'Move among the options'],
      ['Enter', 'Chooses; Escape leaves the value as it was'],
    ],
  },
  'Fields/Combobox': {
    anatomy: [...field, ['List', 'The matches, with the matching letters marked']],
    pairs: [
      {
        good: (
          <Combobox
            label="Property"
            placeholder="Name or city"
            options={properties}
            value=""
            onChange={ignore}
          />
        ),
        why: 'The placeholder says what can be searched.',
        bad: <Combobox label="Reason" options={reasons} value="" onChange={ignore} />,
        whyNot: 'Two options need no search: use a select or radio buttons.',
      },
    ],
    words: ['When nothing is found, repeat what was typed: “No property matches ‘zante’”.'],
    keys: [
      ['Typing', 'Filters the list'],
      ['Arrow keys', 'Move among the matches'],
      ['Enter', 'Chooses the current match'],
      ['Escape', 'Closes the list; selection and text stay'],
    ],
  },
  'Fields/Checkbox': {
    anatomy: [
      ['Box', 'Checked, unchecked, or mixed for several options'],
      ['Label', 'A statement that the check makes true; it can be pressed too'],
      ['Hint', 'The consequence, where it is not plain'],
    ],
    pairs: [
      {
        good: <Checkbox label="Send a receipt by e-mail" checked onChange={ignore} />,
        why: 'The label says what a check means.',
        bad: <Checkbox label="Do not send a receipt" checked={false} onChange={ignore} />,
        whyNot: 'An unchecked “do not” takes two thoughts.',
      },
    ],
    words: ['Write a statement, not a question.', 'Use a switch if it takes effect at once.'],
    keys: [
      ['Tab', 'Moves to it'],
      ['Space', 'Checks it, or takes the check away'],
    ],
  },
};
