import './provider/kit-mark.css.ts';

export { ActionBar, type ActionBarProps } from './action-bar/action-bar.tsx';
export { Alert, type AlertProps } from './alert/alert.tsx';
export { Amount, type AmountProps } from './amount/amount.tsx';
export { AmountField, type AmountFieldProps } from './amount-field/amount-field.tsx';
export { AppFrame, type AppFrameProps } from './app-frame/app-frame.tsx';
export { Artwork, type ArtworkProps } from './artwork/artwork.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { AvatarButton, type AvatarButtonProps } from './avatar/avatar-button.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { CardMarks, type CardMarksProps } from './card-marks/card-marks.tsx';
export { CardSelector, type CardSelectorProps, type SavedCards } from './card-selector/card-selector.tsx';
export { addNewCard, type SavedCard, type SavedCardType } from './card-selector/saved-card.ts';
export { Chart } from './chart/chart.tsx';
export type {
  ChartLook,
  ChartPoint,
  ChartProps,
  ChartSeries,
  ChartSeriesByLook,
} from './chart/chart-props.ts';
export { type CheckGroup, CheckGroups, type CheckGroupsProps } from './check-groups/check-groups.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { type ChoiceChip, ChoiceChips, type ChoiceChipsProps } from './choice-chips/choice-chips.tsx';
export { ColorField, type ColorFieldProps } from './color-field/color-field.tsx';
export { type PaletteColor, palette } from './color-palette/palette.ts';
export { ColumnsMenu, type ColumnsMenuProps } from './columns-menu/columns-menu.tsx';
export type { MenuColumn } from './columns-menu/hidden-columns.ts';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption } from './combobox/combobox-option.ts';
export { CommandPalette } from './command-palette/command-palette.tsx';
export { paletteKeys } from './command-palette/palette-keys.ts';
export type {
  CommandPaletteProps,
  KnownGroup,
  PaletteAct,
  PaletteGroup,
  PaletteItem,
  SearchedGroup,
} from './command-palette/palette-props.ts';
export { PaletteShell } from './command-palette/palette-shell.tsx';
export { startAhead, type TypedAhead } from './command-palette/typed-ahead.ts';
export { usePaletteShortcut } from './command-palette/use-palette-shortcut.ts';
export { Confirm, type ConfirmProps } from './confirm/confirm.tsx';
export { trustedWorker } from './content-policy/trusted-html.ts';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx';
export { copyText } from './copy-button/use-copy.ts';
export { CopyField, type CopyFieldProps } from './copy-field/copy-field.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { useNow } from './countdown/use-now.ts';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field/date-range-field.tsx';
export type { CivilDateTime } from './date-time-field/civil-date-time.ts';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field/date-time-field.tsx';
export {
  DateTimeRangeField,
  type DateTimeRangeFieldProps,
} from './date-time-field/date-time-range-field.tsx';
export type { DateTimeRange } from './date-time-field/moment-range.ts';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './description-list/description-list.tsx';
export {
  EmailPreview,
  type EmailPreviewProps,
  type WrittenEmail,
} from './email-preview/email-preview.tsx';
export { EmailFrame, type EmailFrameProps } from './email-preview/email-preview-frame.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export {
  type Fact,
  FactCard,
  type FactCardProps,
  FactList,
  type FactListProps,
} from './fact-card/fact-card.tsx';
export type { FieldProps, FieldState, ValueFieldProps } from './field/field-props.ts';
export { unparsedField } from './field/unparsed-field.ts';
export { Figures, type FiguresProps } from './figures/figures.tsx';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx';
export type { FileTransfer } from './file-drop/file-row.tsx';
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar.tsx';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-chips/filter-chips.tsx';
export { FormColumn, type FormColumnProps, FormGrid } from './form-grid/form-grid.tsx';
export { FormWithPreview, type FormWithPreviewProps } from './form-with-preview/form-with-preview.tsx';
export { changeFace } from './guest-page/change-face.ts';
export { GuestMiniature, type GuestMiniatureProps } from './guest-page/guest-miniature.tsx';
export { GuestPage, type GuestPageProps } from './guest-page/guest-page.tsx';
export { ReceiptActs, type ReceiptActsProps } from './guest-page/receipt-acts.tsx';
export { ReceiptCode, type ReceiptCodeProps } from './guest-page/receipt-code.tsx';
export { Hint, type HintProps } from './hint/hint.tsx';
export { Icon, type IconProps, type IconShape } from './icon/icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { type KeyHint, KeyHints, type KeyHintsProps } from './key-hints/key-hints.tsx';
export { fetchLayers } from './layer/on-demand.tsx';
export { LazyPart, type Part, part } from './lazy-part/lazy-part.tsx';
export { LifetimeField, type LifetimeFieldProps } from './lifetime-field/lifetime-field.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export type { MenuItem } from './menu/menu-items.ts';
export { type Locale, loadMessages, locales, type Messages } from './messages/messages.ts';
export { pseudoMessages, pseudoWords } from './messages/pseudo.ts';
export { Meter, type MeterPart, type MeterProps } from './meter/meter.tsx';
export { MethodRow, type MethodRowProps } from './method-row/method-row.tsx';
export type { DialogAction } from './modal/dialog-frame.tsx';
export { Modal, type ModalProps } from './modal/modal.tsx';
export type { DayMark, DayMarkKind } from './money-line/day-labels.ts';
export { MoneyHeadline, type MoneyHeadlineProps } from './money-line/money-headline.tsx';
export { MoneyLegend, type MoneyLegendProps } from './money-line/money-legend.tsx';
export { MoneyLine, type MoneyLineProps } from './money-line/money-line.tsx';
export { MoneyShapes, type MoneyShapesProps } from './money-line/money-shapes.tsx';
export {
  OrderMoneyLine,
  type OrderMoneyLineProps,
  type OrderMoneyPart,
} from './money-line/order-money-line.tsx';
export { RowMoneyLine, type RowMoneyLineProps } from './money-line/row-money-line.tsx';
export {
  MoneyMark,
  type MoneyMarkProps,
  type MoneySum,
  MoneySums,
  type MoneySumsProps,
} from './money-sums/money-sums.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select.tsx';
export { NotificationList, type NotificationListProps } from './notification-list/notification-list.tsx';
export type { NotificationItem } from './notification-list/notification-row.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { OrDivider, type OrDividerProps } from './or-divider/or-divider.tsx';
export {
  Column,
  type ColumnProps,
  Columns,
  type ColumnsProps,
  Page,
  PageBody,
  type PageBodyProps,
  PageForm,
  type PageFormProps,
  PageNotes,
} from './page/page.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { type CardBrand, cardBrand } from './pan-field/card-brand.ts';
export { PanField, type PanFieldProps } from './pan-field/pan-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { Peek, type PeekProps } from './peek/peek.tsx';
export { PeekBeside, useIsPeekBeside } from './peek/peek-beside.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field.tsx';
export { useIsPossiblePhone } from './phone-field/phone-module.ts';
export { PhoneText, type PhoneTextProps, usePhoneText } from './phone-text/phone-text.tsx';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { PrintedList, type PrintedListProps } from './printed-list/printed-list.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export {
  type LinkComponent,
  type LinkProps,
  UiProvider,
  type UiProviderProps,
  useUi,
} from './provider/ui-provider.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export type { TextTag } from './rich-text/rich-editor.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { SendButton, type SendButtonProps } from './send-button/send-button.tsx';
export { getClock, type Sent } from './send-button/send-step.ts';
export { useSeconds } from './send-button/use-seconds.ts';
export { SidePanel, type SidePanelProps } from './side-panel/side-panel.tsx';
export type {
  SidebarAct,
  SidebarEntry,
  SidebarGroup,
  SidebarItem,
  SidebarLink,
} from './sidebar/nav-types.ts';
export type { BusinessProfile, SidebarProfiles } from './sidebar/profile-switcher.tsx';
export { Sidebar, type SidebarBrand, type SidebarProps } from './sidebar/sidebar.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SortableList, type SortableListProps } from './sortable-list/sortable-list.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Inline, type InlineProps, Stack, type StackProps } from './stack/stack.tsx';
export { Stat, type StatProps } from './stat/stat.tsx';
export { StatusDot, type StatusDotProps } from './status-dot/status-dot.tsx';
export type { StatusTone } from './status-dot/tone.ts';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
export { type Drawing, drawStill } from './still/draw-still.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export type { AmountCell, PhoneSlot, TableColumn } from './table/column.ts';
export { inOrder } from './table/column-order.ts';
export { type ColumnRoom, fixedRoom, rooms } from './table/column-room.ts';
export { fitColumns } from './table/fit-columns.ts';
export type { Density, TableLayout } from './table/layout.ts';
export type { TableSelection } from './table/selection.ts';
export type { TableSort } from './table/sort.ts';
export { sortRows } from './table/sort-rows.ts';
export { Table } from './table/table.tsx';
export type { TableEmpty, TableError, TableProps } from './table/table-props.ts';
export { type TabLink, TabLinks, type TabLinksProps } from './tabs/tab-links.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { TimeField, type TimeFieldProps } from './time-field/time-field.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline/timeline.tsx';
export { type TimelineGroup, TimelineGroups, type TimelineGroupsProps } from './timeline/timeline-groups.tsx';
export { type ShowToast, ToastProvider, useToast } from './toast/toast.tsx';
export type { ToastContent } from './toast/toast-queue.ts';
export { Explained, type ExplainedProps, Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { CountedButton, type CountedButtonProps } from './top-bar/counted-button.tsx';
export { TopBar, type TopBarProps } from './top-bar/top-bar.tsx';
export { TopBarClock } from './top-bar/top-bar-clock.tsx';
export { TopBarSearch, type TopBarSearchProps } from './top-bar/top-bar-search.tsx';
export { TransferDetails, type TransferDetailsProps } from './transfer-details/transfer-details.tsx';
export { TrustLine, type TrustLineProps } from './trust-line/trust-line.tsx';
export { useMedia } from './use-media/use-media.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { WalletButtons, type WalletButtonsProps } from './wallet-buttons/wallet-buttons.tsx';
