import { Alert, Button, Card, Inline, Stack, Text, Tooltip } from '@deck/ui';
import type { Guides } from '../docs/guide.ts';

/** Guides of the widgets that float over the page, or that report a result. */
export const layers: Guides = {
  'Layers/Modal': {
    anatomy: [
      ['Title', 'The action with its object: “Refund payment P-777904”'],
      ['Description', 'The consequence in a sentence'],
      ['Body', 'Facts first, then the choice, then what remains'],
      ['Safe button', 'Keeps everything as it is, and says so'],
      ['Action', 'Names the object and the amount'],
    ],
    pairs: [
      {
        good: (
          <Inline>
            <Button>Keep payment</Button>
            <Button variant="danger">Refund €120.00</Button>
          </Inline>
        ),
        why: 'Both buttons say what will be true afterwards.',
        bad: (
          <Inline>
            <Button>No</Button>
            <Button variant="danger">Yes</Button>
          </Inline>
        ),
        whyNot: 'The answer depends on how the question was put.',
      },
    ],
    words: ['The safe button names what stays: “Keep payment”.', 'The button’s amount follows the field.'],
    keys: [
      ['Enter', 'Confirms, unless the action is disabled'],
      ['Escape', 'Closes it, and asks first if something was entered'],
      ['Tab', 'Stays inside'],
    ],
  },
  'Layers/Confirm': {
    anatomy: [
      ['Title', 'A question that names the object: “Cancel order LYK-11064?”'],
      ['Description', 'The consequence, and whether it can be undone'],
      ['Safe button', 'Has the focus, and names what stays'],
      ['Action', 'Names what is destroyed'],
    ],
    pairs: [
      {
        good: (
          <Card title="Cancel order LYK-11064?">
            <Stack>
              <Text>Its link stops working. The guest gets no message.</Text>
              <Inline>
                <Button>Keep order</Button>
                <Button variant="danger">Cancel order</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'Object, consequence and both outcomes are named.',
        bad: (
          <Card title="Are you sure?">
            <Inline>
              <Button>Cancel</Button>
              <Button variant="danger">OK</Button>
            </Inline>
          </Card>
        ),
        whyNot: '“Cancel” might cancel the order, or the question.',
      },
    ],
    words: ['Ask only before what cannot be undone.', 'Say who gets a message, and what happens to money.'],
    keys: [
      ['Enter', 'Presses the button that has the focus'],
      ['Escape', 'Keeps everything as it is'],
    ],
  },
  'Layers/Tooltip': {
    anatomy: [
      ['Control', 'A button or a link that has a name of its own'],
      ['Text', 'The effect of the control in one sentence'],
    ],
    pairs: [
      {
        good: (
          <Tooltip text="Sends the link again to m.papadopoulou@outlook.gr">
            <Button>Send link again</Button>
          </Tooltip>
        ),
        why: 'The button is plain without it; the tooltip adds a detail.',
        bad: (
          <Tooltip text="The refund cannot be undone">
            <Button variant="danger">Refund €120.00</Button>
          </Tooltip>
        ),
        whyNot: 'What must be read belongs on the page: a finger sees no tooltip.',
      },
    ],
    words: ['One sentence, without a full stop if it is short.', 'Never repeat the label.'],
    keys: [
      ['Tab', 'Shows it with the focus of its control'],
      ['Escape', 'Hides it, and keeps the focus'],
    ],
  },
  'Feedback/Alert': {
    anatomy: [
      ['Icon', 'The shape of the tone'],
      ['Title', 'What is the case'],
      ['Text', 'What it means here'],
      ['Action', 'The one that helps'],
    ],
    pairs: [
      {
        good: (
          <Alert
            tone="warning"
            title="The hold ends in 2 days"
            action={<Button size="small">Capture €2,160.00</Button>}
          >
            Afterwards the bank releases the money.
          </Alert>
        ),
        why: 'It says what is the case, what follows, and what to do.',
        bad: (
          <Alert tone="danger" title="Attention!">
            Please note the hold.
          </Alert>
        ),
        whyNot: 'Danger for what has not failed makes the next danger unread.',
      },
    ],
    words: ['Name the fact, not the feeling.', 'Use a toast for what has just happened.'],
    keys: [],
  },
  'Feedback/Toast': {
    anatomy: [
      ['Title', 'What happened, in two or three words'],
      ['Text', 'To whom, how much, and when'],
      ['Reference', 'What support asks for after a failure'],
      ['Close button', 'A success closes itself after five seconds; a failure stays until it is closed'],
    ],
    pairs: [
      {
        good: (
          <Alert tone="success" title="Link sent">
            To m.papadopoulou@outlook.gr at 09:41
          </Alert>
        ),
        why: 'The words name the result and where it went.',
        bad: <Alert tone="success" title="Success!" />,
        whyNot: 'Nobody can check what succeeded.',
      },
    ],
    words: ['Write what happened, in the past tense.', 'After a lost answer say not to repeat the action.'],
    keys: [
      ['Tab', 'Moves from the end of the page to its close button'],
      ['Enter', 'Presses the close button'],
      ['Escape', 'Closes it, and returns the focus'],
    ],
  },
  'Layout/Page header': {
    anatomy: [
      ['Breadcrumbs', 'The way back'],
      ['Title', 'The only first heading of the page'],
      ['Badge and tags', 'The state and the origin of the thing'],
      ['Actions', 'One primary; the rest in a menu'],
      ['Figures', 'The two or three numbers that people come for'],
    ],
    pairs: [
      {
        good: (
          <Inline>
            <Button>More</Button>
            <Button variant="primary">Request payment</Button>
          </Inline>
        ),
        why: 'The main action stands at the end, alone in its colour.',
        bad: (
          <Inline>
            <Button variant="primary">Edit</Button>
            <Button variant="primary">Copy</Button>
            <Button variant="primary">Request payment</Button>
          </Inline>
        ),
        whyNot: 'Equal buttons hide the one that is used all day.',
      },
    ],
    words: ['The title is the thing’s own name or number.', 'A state is said once: in the badge.'],
    keys: [],
  },
};
