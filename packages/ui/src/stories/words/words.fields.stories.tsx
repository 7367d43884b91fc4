import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadsToItsPage } from './leads.ts';
import { SeeAlso } from './see-also.tsx';

const meta = {
  title: 'Start/Find by another name/Fields',
  component: SeeAlso,
  tags: ['!autodocs'],
  play: leadsToItsPage,
} satisfies Meta<typeof SeeAlso>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dropdown: Story = {
  name: 'Dropdown, drop-down list, pick list: Select',
  args: {
    page: 'components-fields-select--docs',
    widget: 'Select',
    use: 'One of several that are known by heart.',
  },
};

export const Autocomplete: Story = {
  name: 'Autocomplete, typeahead, lookup: Combobox',
  args: {
    page: 'components-fields-combobox--docs',
    widget: 'Combobox',
    use: 'One of many, found by typing.',
  },
};

export const DatePicker: Story = {
  name: 'Date picker, calendar: Date field',
  args: {
    page: 'components-fields-date-field--docs',
    widget: 'Date field',
    use: 'One day, typed or chosen.',
  },
};

export const DateRangePicker: Story = {
  name: 'Date range picker, custom range, period, presets: Today, Last 4 weeks, All time: Date range field',
  args: {
    page: 'components-fields-date-range-field--docs',
    widget: 'Date range field',
    use: 'Two days and what lies between, with presets.',
  },
};

export const DateTimePicker: Story = {
  name: 'Date and time picker: Date time field',
  args: {
    page: 'components-fields-date-time-field--docs',
    widget: 'Date time field',
    use: 'A day with its time.',
  },
};

export const TimePicker: Story = {
  name: 'Time picker, HH:MM: Time field',
  args: { page: 'components-fields-time-field--docs', widget: 'Time field', use: 'A time of the day.' },
};

export const Lifetime: Story = {
  name: 'Lifetime, duration, validity, Unlimited: Lifetime field',
  args: {
    page: 'components-fields-lifetime-field--docs',
    widget: 'Lifetime field',
    use: 'How long something holds: days, hours or minutes.',
  },
};

export const Money: Story = {
  name: 'Money, price, sum, currency input: Amount field',
  args: {
    page: 'components-fields-amount-field--docs',
    widget: 'Amount field',
    use: 'An amount of one currency, never a float.',
  },
};

export const Phone: Story = {
  name: 'Phone number, dial code, country picker: Phone field',
  args: {
    page: 'components-fields-phone-field--docs',
    widget: 'Phone field',
    use: 'A number with its country.',
  },
};

export const Toggle: Story = {
  name: 'Toggle, on and off: Switch',
  args: {
    page: 'components-fields-switch--docs',
    widget: 'Switch',
    use: 'Turns something on or off at once.',
  },
};

export const RadioButtons: Story = {
  name: 'Radio buttons, option buttons: Radio group',
  args: {
    page: 'components-fields-radio-group--docs',
    widget: 'Radio group',
    use: 'One of a few, all in sight.',
  },
};

export const CardSelector: Story = {
  name: 'Card selector, saved cards, Add new: Card selector',
  args: {
    page: 'components-fields-card-selector--docs',
    widget: 'Card selector',
    use: 'A saved card, or a new one.',
  },
};

export const CardNumber: Story = {
  name: 'Card number, Pan: PAN field',
  args: {
    page: 'components-fields-pan-field--docs',
    widget: 'PAN field',
    use: 'A card number, on the page of the payer alone.',
  },
};

export const FileUpload: Story = {
  name: 'File upload, CSV, attachment, drag and drop: File drop',
  args: { page: 'components-fields-file-drop--docs', widget: 'File drop', use: 'A file, chosen or dropped.' },
};

export const ColourPicker: Story = {
  name: 'Colour, colour picker, palette of 80 colours: Color field',
  args: {
    page: 'components-fields-color-field--docs',
    widget: 'Color field',
    use: 'One of about 80 named colours, or a code.',
  },
};

export const Editor: Story = {
  name: 'Editor, message template, inserted tags, bold and italic: Rich text',
  args: {
    page: 'components-fields-rich-text--docs',
    widget: 'Rich text',
    use: 'A formatted text with tags in it.',
  },
};

export const Password: Story = {
  name: 'Password, at least 8 characters, show and hide, Caps Lock: Password field',
  args: {
    page: 'components-fields-password-field--docs',
    widget: 'Password field',
    use: 'A password, new or in use.',
  },
};

export const Words: Story = {
  name: 'E-mail, first and last name, position, order ID, alpha: Text field',
  args: { page: 'components-fields-text-field--docs', widget: 'Text field', use: 'One line of words.' },
};

export const Digits: Story = {
  name: 'Numeric, digits, stepper, min and max: Number field',
  args: {
    page: 'components-fields-number-field--docs',
    widget: 'Number field',
    use: 'A whole number that counts.',
  },
};

export const Calendar: Story = {
  name: 'Year range 1900 to 2100, week starts Monday, 24-hour clock, minute and second step 5: Date time field',
  args: {
    page: 'components-fields-date-time-field--docs',
    widget: 'Date time field',
    use: 'A day with its time.',
  },
};
