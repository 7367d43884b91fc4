/** The side column of a page. */
export const asideWidth = '360px';

/** A panel at the right of a page: its filters, a look at a row. */
export const sidePanelWidth = '480px';

/** The command palette, and beside its results what can be done with one. */
export const paletteWidth = { all: '800px', side: '288px' } as const;

/** The maximum width of stacked fields. */
export const fieldsWidth = '640px';

/** A short form. */
export const formWidth = '960px';

/** A form beside the guest's view of it, and that view. */
export const formBesidePreview = { form: '1040px', preview: '352px' } as const;

/** The guest's page: what its two halves, its pictures and its receipt measure. */
export const guestPage = {
  /** Between its blocks. */
  rhythm: '20px',
  /** The text of the left half, and its distance to the seam. */
  text: '640px',
  seam: '64px',
  /** The right half, on a desk and on a narrower screen, and its outer margin. */
  right: '600px',
  rightNarrow: '440px',
  outer: '72px',
  /** The line above the form: the order, and the language. */
  headline: '36px',
  photo: { desk: '248px', phone: '148px' },
  /** In place of a photo. */
  band: '96px',
  logo: { large: '72px', medium: '56px', small: '40px' },
  /** The receipt in two columns, in one, and the stub beside it. */
  receipt: { wide: '1040px', narrow: '560px', stub: '320px', least: '416px' },
  /** The photo above the receipt, and how much of it the receipt covers. */
  receiptPhoto: { desk: '280px', phone: '176px' },
  receiptOverlap: { desk: '120px', phone: '56px' },
} as const;

/** The guest's page in small beside a form: a phone's screen in pixels, scaled, in its frame. */
export const miniature = { width: 390, height: 680, scale: 0.8, frame: 6 } as const;

/** The miniature with its frame and the frame's border. */
export const miniatureWidth = `${miniature.width * miniature.scale + 2 * (miniature.frame + 1)}px`;

/** A short message as a phone shows it. */
export const bubbleWidth = '290px';

/** A short field, such as a currency's. */
export const shortField = '112px';

/** The minimum width of a column of facts or fields; below, columns are stacked. */
export const leastColumn = '320px';

/** The maximum width of the names in a list of a few terms; longer names wrap. */
export const termWidth = '116px';

/** Facts in columns: the width of their names, one on a page, and of a column. Words are longer in some languages. */
export const facts = {
  term: { short: '96px', long: '112px' },
  column: { short: '240px', long: '256px' },
} as const;

/** An order's money above its days: on a page, on a phone and in a row of a table. */
export const moneyLine = {
  /** The smallest share is still seen. */
  leastShare: '4px',
  gap: '3px',
  /** The bar of a page, and the row of a part below a bar that has no room for words. */
  bar: '28px',
  part: '56px',
  /** An amount of ten digits. */
  leastWords: '104px',
  leastColumn: '240px',
  /** The days: their height, and what stands how far below their top. */
  days: '60px',
  rail: '12px',
  label: '28px',
  mark: { top: '6px', height: '13px' },
  start: { top: '1px', height: '24px' },
  today: '26px',
  /** In a row of a table: the rail and the notch of the check-in from its start, and how high and wide they are. */
  inRow: {
    width: '96px',
    height: '18px',
    gap: '2px',
    money: '8px',
    rail: '13px',
    notch: '72px',
    notchHeight: '5px',
    needle: '2px',
    /** From this width of the window on the legend says what stands on the days. */
    daysFrom: '1440px',
  },
  /** The money of many orders added up: its bar, and the columns and shapes of its legend. */
  sums: { bar: '16px', leastColumn: '144px', shape: '10px' },
} as const;

/** A QR code that a camera can read from the screen. */
export const qrCodeWidth = '200px';

/** The preview of a letter with its frame, on a phone and on a desktop. */
export const previewWidth = { phone: '411px', desk: '592px' } as const;

/** A list that shares a line with buttons: its preferred and its minimum width. */
export const selectBesideActs = { wanted: '320px', least: '220px' } as const;

/** The minimum width of a card in a grid. */
export const leastCard = '280px';

/** The minimum width of a sentence; below, the action next to it wraps. */
export const leastSentence = '280px';

/** The minimum width of an alert's text; below, its action wraps. */
export const leastNotice = '180px';

/** The minimum width of a main act beside others; below, it has a line of its own. */
export const leastAct = '176px';

/** The minimum width of stacked buttons with long labels. */
export const leastButtons = '296px';

/** The position of a checkbox's label, on a phone. */
export const checkIndentOnPhone = '28px';

/** The height reserved for loading content in a panel or a dialog. */
export const waitingHeight = '320px';

/** The main page: the card of arrivals, its columns, and the rows of its lists. */
export const todayPage = {
  arrivals: '416px',
  day: '40px',
  line: '96px',
  row: '39px',
  rowOnPhone: '116px',
} as const;

/** The screen of a day: its field, the column beside the list, a share of a sum, and the least width of a hint. */
export const dayPage = {
  field: '176px',
  aside: '344px',
  share: '60px',
  amount: '80px',
  leastHint: '160px',
} as const;

/** The least height of a line that a finger presses. */
export const touchHeight = '44px';

/** The panel of a choice of several, and the widest value in a filter bar. */
export const multiSelect = { value: '200px', panel: '264px', panelHeight: '440px' } as const;
