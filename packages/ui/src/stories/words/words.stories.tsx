import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadsToItsPage } from './leads.ts';
import { SeeAlso } from './see-also.tsx';

const meta = {
  title: 'Start/Find by another name',
  component: SeeAlso,
  tags: ['!autodocs'],
  play: leadsToItsPage,
} satisfies Meta<typeof SeeAlso>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendLink: Story = {
  name: 'Send e-mail, send SMS, resend: Send button',
  args: {
    page: 'components-actions-send-button--docs',
    widget: 'Send button',
    use: 'Sends, says to whom, and when again.',
  },
};

export const Copied: Story = {
  name: 'Copied, clipboard: Copy button',
  args: {
    page: 'components-actions-copy-button--docs',
    widget: 'Copy button',
    use: 'Copies, and says so for 3 s.',
  },
};

export const Overflow: Story = {
  name: 'Overflow menu, context menu, kebab: Menu',
  args: {
    page: 'components-actions-menu--docs',
    widget: 'Menu',
    use: 'What else can be done with an object.',
  },
};

export const Dialog: Story = {
  name: 'Dialog, popup, overlay: Modal',
  args: {
    page: 'components-layers-modal--docs',
    widget: 'Modal',
    use: 'A question with its facts and fields.',
  },
};

export const AreYouSure: Story = {
  name: 'Confirmation, Are you sure: Confirm',
  args: {
    page: 'components-layers-confirm--docs',
    widget: 'Confirm',
    use: 'Asks before something is destroyed.',
  },
};

export const Search: Story = {
  name: 'Search everything, Ctrl+K, Cmd+K, quick open: Command palette',
  args: {
    page: 'components-layers-command-palette--docs',
    widget: 'Command palette',
    use: 'Goes to a screen, finds an order.',
  },
};

export const Layers: Story = {
  name: 'Layers, z-index 1000, popover: Stacking',
  args: { page: 'components-layers-stacking--docs', widget: 'Stacking', use: 'What stands above what.' },
};

export const Info: Story = {
  name: 'Info icon, help text: Hint',
  args: { page: 'components-layers-hint--docs', widget: 'Hint', use: 'A sentence behind an icon of 20 px.' },
};

export const Message: Story = {
  name: 'Message, banner, notice, warning: Alert',
  args: {
    page: 'components-feedback-alert--docs',
    widget: 'Alert',
    use: 'Something to know, said in its place.',
  },
};

export const Notification: Story = {
  name: 'Notification, snackbar: Toast',
  args: {
    page: 'components-feedback-toast--docs',
    widget: 'Toast',
    use: 'What has just happened, in one line.',
  },
};

export const Loader: Story = {
  name: 'Loader, loading: Spinner',
  args: { page: 'components-feedback-spinner--docs', widget: 'Spinner', use: 'Something is on its way.' },
};

export const ProgressBar: Story = {
  name: 'Progress bar: Progress',
  args: {
    page: 'components-feedback-progress--docs',
    widget: 'Progress',
    use: 'How far something has come.',
  },
};

export const Wizard: Story = {
  name: 'Wizard, steps: Stepper',
  args: { page: 'components-layout-stepper--docs', widget: 'Stepper', use: 'Where one is in a wizard.' },
};

export const Navigation: Story = {
  name: 'Navigation, main menu, mini and full, drawer: Sidebar',
  args: { page: 'components-layout-sidebar--docs', widget: 'Sidebar', use: 'The menu of the application.' },
};

export const Breadcrumb: Story = {
  name: 'Breadcrumb, divider /: Breadcrumbs',
  args: { page: 'components-layout-breadcrumbs--docs', widget: 'Breadcrumbs', use: 'The way to a page.' },
};

export const TabBar: Story = {
  name: 'Tab bar, tab links: Tabs',
  args: { page: 'components-layout-tabs--docs', widget: 'Tabs', use: 'Parts of one page, one at a time.' },
};

export const Grid: Story = {
  name: 'Grid, data table, list, No data to display: Table',
  args: {
    page: 'components-data-table--docs',
    widget: 'Table',
    use: 'Things of one kind, sorted, pinned, linked.',
  },
};

export const BackToTop: Story = {
  name: 'Back to top, infinite scroll, next page at 10 px, Load more: Table that scrolls',
  args: { page: 'components-data-table--docs', widget: 'Table that scrolls', use: 'A list that goes on.' },
};

export const HiddenColumns: Story = {
  name: 'Hidden columns, column settings: Columns menu',
  args: {
    page: 'components-data-columns-menu--docs',
    widget: 'Columns menu',
    use: 'Which columns a table shows.',
  },
};

export const Pages: Story = {
  name: 'Pages, pager, page size: Pagination',
  args: { page: 'components-data-pagination--docs', widget: 'Pagination', use: 'A long list by its pages.' },
};

export const Graph: Story = {
  name: 'Graph, bar chart, paid and refunded: Chart',
  args: { page: 'components-data-chart--docs', widget: 'Chart', use: 'Amounts by day or by month.' },
};

export const Status: Story = {
  name: 'Status, state, traffic light: Status dot',
  args: {
    page: 'components-data-status-dot--docs',
    widget: 'Status dot',
    use: 'A status with a shape and a word.',
  },
};

export const Chip: Story = {
  name: 'Chip, label: Tag',
  args: { page: 'components-data-tag--docs', widget: 'Tag', use: 'What kind of thing it is.' },
};

export const Kpi: Story = {
  name: 'KPI, figure, statistic: Stat',
  args: { page: 'components-data-stat--docs', widget: 'Stat', use: 'One figure with its name.' },
};

export const PaidBar: Story = {
  name: 'Paid, held and due: Meter',
  args: {
    page: 'components-data-meter--docs',
    widget: 'Meter',
    use: 'How much of an amount is paid, held and due.',
  },
};

export const Timer: Story = {
  name: 'Timer, expires in: Countdown',
  args: {
    page: 'components-data-countdown--docs',
    widget: 'Countdown',
    use: 'How long something still holds.',
  },
};

export const History: Story = {
  name: 'History, log, events: Timeline',
  args: {
    page: 'components-data-timeline--docs',
    widget: 'Timeline',
    use: 'What happened, the newest first.',
  },
};

export const Placeholder: Story = {
  name: 'Placeholder, shimmer: Skeleton',
  args: {
    page: 'components-data-skeleton--docs',
    widget: 'Skeleton',
    use: 'The place of what is being loaded.',
  },
};

export const NothingHere: Story = {
  name: 'Nothing here, blank slate, error page: Empty state',
  args: {
    page: 'components-data-empty-state--docs',
    widget: 'Empty state',
    use: 'Stands for what is not there.',
  },
};

export const Portrait: Story = {
  name: 'Portrait, initials, profile picture: Avatar',
  args: { page: 'components-data-avatar--docs', widget: 'Avatar', use: 'A person in small.' },
};

export const PayCode: Story = {
  name: 'QR, payment code: QR code',
  args: { page: 'components-data-qr-code--docs', widget: 'QR code', use: 'A link for a camera.' },
};

export const Logo: Story = {
  name: 'Logo, mark, drawing, SVG: Artwork',
  args: { page: 'components-data-artwork--docs', widget: 'Artwork', use: 'A drawing of the brand.' },
};
