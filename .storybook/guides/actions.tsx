import { Button, IconButton, Inline } from '@deck/ui';
import { Ban, Ellipsis, Percent, Pin, Plus, Send } from 'lucide-react';
import type { Guides } from '../docs/guide.ts';

/** Guides of the widgets that people press. */
export const actions: Guides = {
  'Actions/Button': {
    anatomy: [
      ['Ground', 'Its variant: one primary per view, danger only where data is destroyed'],
      ['Icon', 'Repeats the action for a quick look. It is left out where it adds nothing'],
      ['Label', 'The action with its object and its amount'],
      ['Spinner', 'Takes the place of the icon while the action runs; width and label stay'],
    ],
    pairs: [
      {
        good: <Button variant="danger">Refund €120.00</Button>,
        why: 'The label says what happens, to how much.',
        bad: <Button variant="danger">OK</Button>,
        whyNot: 'The person must read everything above to know what “OK” does.',
      },
      {
        good: (
          <Inline>
            <Button variant="primary" icon={Plus}>
              New order
            </Button>
            <Button>Upload file</Button>
          </Inline>
        ),
        why: 'One primary action leads the eye.',
        bad: (
          <Inline>
            <Button variant="primary">New order</Button>
            <Button variant="primary">Upload file</Button>
          </Inline>
        ),
        whyNot: 'Two primary actions compete, so neither leads.',
      },
    ],
    words: [
      'Begin with a verb: “Send link”, not “Link sending”.',
      'Name the object and the amount where money moves or data is destroyed.',
      'Use one to four words, in sentence case, without a full stop.',
    ],
    keys: [
      ['Tab', 'Moves to it, unless it is disabled'],
      ['Enter, Space', 'Press it; while it is loading they do nothing'],
    ],
  },
  'Actions/Icon button': {
    anatomy: [
      ['Icon', 'A shape that everybody knows: close, copy, pin, more'],
      ['Label', 'Its accessible name, which is not visible'],
      ['Ground', 'Appears under the pointer, and stays while it is pressed as a toggle'],
    ],
    pairs: [
      {
        good: <IconButton icon={Pin} label="Pin KLB-20418" />,
        why: 'The icon is well known, and the name says which order.',
        bad: <IconButton icon={Percent} label="Rates" />,
        whyNot: 'Nobody can tell what the icon does: use a button with a label.',
      },
    ],
    words: [
      'The label names action and object: “Copy order ID”.',
      'Two buttons of a page have different labels.',
    ],
    keys: [
      ['Tab', 'Moves to it'],
      ['Enter, Space', 'Press it'],
    ],
  },
  'Actions/Menu': {
    anatomy: [
      ['Trigger', 'A button that names the object: “More for KLB-20418”'],
      ['Item', 'An action with an icon, and its key if it has one'],
      ['Separator', 'Stands before what is destructive'],
    ],
    pairs: [
      {
        good: (
          <Inline>
            <Button icon={Send}>Send link again</Button>
            <IconButton icon={Ellipsis} label="More for KLB-20418" />
          </Inline>
        ),
        why: 'The usual action stays in sight; the menu has the rest.',
        bad: <IconButton icon={Ellipsis} label="More" />,
        whyNot: 'The only action is hidden behind one more press.',
      },
      {
        good: (
          <Button variant="dangerQuiet" icon={Ban}>
            Cancel the link
          </Button>
        ),
        why: 'What is destroyed is named, and it is the last item.',
        bad: <Button variant="dangerQuiet">Cancel</Button>,
        whyNot: '“Cancel” alone may also mean to close the menu.',
      },
    ],
    words: ['Items begin with a verb and have no full stop.', 'Order them by how often they are used.'],
    keys: [
      ['Enter, Space, arrow down', 'Open it at its first item'],
      ['Arrow keys, Home, End', 'Move among the items'],
      ['A letter', 'Moves to the next item that begins with it'],
      ['Escape', 'Closes it; the focus returns to its button'],
    ],
  },
};
