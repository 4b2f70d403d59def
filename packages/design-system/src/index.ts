export { AccountHolder, type AccountHolderProps } from './components/AccountMenu/AccountHolder.tsx';
export { AccountMenu, type AccountMenuProps } from './components/AccountMenu/AccountMenu.tsx';
export { MenuAction, type MenuActionProps } from './components/AccountMenu/MenuAction.tsx';
export { ActionGroup } from './components/ActionGroup/ActionGroup.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export {
  BeforeAfter,
  type BeforeAfterProps,
  type BeforeAfterRow,
} from './components/BeforeAfter/BeforeAfter.tsx';
export { BillsChart, type BillsChartProps } from './components/BillsChart/BillsChart.tsx';
export type { ChartBill } from './components/BillsChart/chart-bill.types.ts';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { BrandMark, type BrandMarkProps } from './components/BrandMark/BrandMark.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Card, type CardProminence, type CardProps } from './components/Card/Card.tsx';
export { CardFoot, type CardFootProps } from './components/Card/CardFoot.tsx';
export { CardNotice, type CardNoticeProps, type CardNoticeTone } from './components/Card/CardNotice.tsx';
export {
  ChangeWaterfall,
  type ChangeWaterfallProps,
  type WaterfallStep,
} from './components/ChangeWaterfall/ChangeWaterfall.tsx';
export {
  DescriptionList,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { DescriptionRow, type DescriptionRowProps } from './components/DescriptionList/DescriptionRow.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export {
  Drawing,
  type DrawingProps,
  type DrawingShape,
  type DrawingTone,
} from './components/Drawing/Drawing.tsx';
export { loosePlug } from './components/Drawing/loose-plug.ts';
export { NightShop } from './components/Drawing/NightShop.tsx';
export * from './components/Drawing/outcome-drawings.ts';
export { EmailAddress, type EmailAddressProps } from './components/EmailAddress/EmailAddress.tsx';
export { FigureHeading, type FigureHeadingProps } from './components/FigureHeading/FigureHeading.tsx';
export { FlowActions, type FlowActionsProps } from './components/FocusedFlowLayout/FlowActions.tsx';
export {
  FocusedFlowLayout,
  type FocusedFlowLayoutProps,
} from './components/FocusedFlowLayout/FocusedFlowLayout.tsx';
export { Header, type HeaderProps, type HeaderVariant, headerVariants } from './components/Header/Header.tsx';
export { HeaderAction, type HeaderActionProps } from './components/Header/HeaderAction.tsx';
export { Icon, type IconProps, type IconShape, type IconSize } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export { Link, type LinkProps, type LinkVariant } from './components/Link/Link.tsx';
export { NewTabMark } from './components/Link/NewTabMark.tsx';
export { LoadingBar, type LoadingBarProps } from './components/LoadingBar/LoadingBar.tsx';
export { Modal, type ModalProps } from './components/Modal/Modal.tsx';
export { Money, type MoneyProps, type MoneySize } from './components/Money/Money.tsx';
export { useCountedFigure } from './components/Money/use-counted-figure.ts';
export { MoreMenu, type MoreMenuItem, type MoreMenuProps } from './components/MoreMenu/MoreMenu.tsx';
export { NoticeBar, type NoticeBarProps } from './components/NoticeBar/NoticeBar.tsx';
export { MoneyNotice, type MoneyNoticeProps, type MoneyTone } from './components/OutcomePage/MoneyNotice.tsx';
export { OutcomePage, type OutcomePageProps } from './components/OutcomePage/OutcomePage.tsx';
export { PageLayout, type PageLayoutProps } from './components/PageLayout/PageLayout.tsx';
export { PaperOwnerContext } from './components/PaperHead/PaperHead.tsx';
export { Mono, Receipt, type ReceiptProps, TornEdge } from './components/Receipt/Receipt.tsx';
export {
  type LadderItem,
  RestoreLadder,
  type RestoreLadderProps,
} from './components/RestoreLadder/RestoreLadder.tsx';
export { ReviewList } from './components/ReviewList/ReviewList.tsx';
export { ReviewRow, type ReviewRowProps } from './components/ReviewList/ReviewRow.tsx';
export { SettingList, type SettingListProps } from './components/SettingList/SettingList.tsx';
export { SettingRow, type SettingRowProps, type SettingTone } from './components/SettingList/SettingRow.tsx';
export { type NavigationItem, SideMenu, type SideMenuProps } from './components/SideMenu/SideMenu.tsx';
export { LoadingRegion, type LoadingRegionProps } from './components/Skeleton/LoadingRegion.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { SplitBar, type SplitBarProps, type SplitPart } from './components/SplitBar/SplitBar.tsx';
export { StandingMeter, type StandingMeterProps } from './components/StandingMeter/StandingMeter.tsx';
export {
  StatusText,
  type StatusTextProps,
  type StatusTextTone,
} from './components/StatusText/StatusText.tsx';
export { StepCount } from './components/Stepper/StepCount.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { SumFold, type SumFoldProps } from './components/SumFold/SumFold.tsx';
export { SumFoldLine, type SumFoldLineProps } from './components/SumFold/SumFoldLine.tsx';
export { SumList, type SumListProps, SumRow, type SumRowProps } from './components/SumList/SumList.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { type WayOn, WaysOn, type WaysOnProps } from './components/WaysOn/WaysOn.tsx';
export { AccountNumberField, type AccountNumberFieldProps } from './fields/bank/AccountNumberField.tsx';
export { RoutingNumberField, type RoutingNumberFieldProps } from './fields/bank/RoutingNumberField.tsx';
export { CardBrandMark } from './fields/card/CardBrandMark.tsx';
export { CardNumberField, type CardNumberFieldProps } from './fields/card/CardNumberField.tsx';
export type { CardBrand } from './fields/card/card-brand.ts';
export { ExpiryField, type ExpiryFieldProps } from './fields/card/ExpiryField.tsx';
export { NameOnCardField, type NameOnCardFieldProps } from './fields/card/NameOnCardField.tsx';
export {
  SecurityCodeField,
  type SecurityCodeFieldProps,
  type SecurityCodeLength,
} from './fields/card/SecurityCodeField.tsx';
export { Checkbox, type CheckboxProps } from './fields/choice/Checkbox.tsx';
export { LoneCard, type LoneCardProps } from './fields/choice/LoneCard.tsx';
export type { RadioCardOption } from './fields/choice/RadioCard.tsx';
export { RadioCards, type RadioCardsProps } from './fields/choice/RadioCards.tsx';
export { SegmentedControl, type SegmentedControlProps } from './fields/choice/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/choice/Select.tsx';
export { Switch, type SwitchProps } from './fields/choice/Switch.tsx';
export { Calendar, type CalendarProps } from './fields/date/Calendar.tsx';
export type { CalendarWords, DayMark } from './fields/date/calendar-words.ts';
export { DateField, type DateFieldProps } from './fields/date/DateField.tsx';
export { DatePicker, type DatePickerProps, type DatePickerWords } from './fields/date/DatePicker.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './fields/form/ErrorSummary.tsx';
export { FieldRow } from './fields/form/FieldRow.tsx';
export { Form, type FormProps } from './fields/form/Form.tsx';
export { focusField } from './fields/form/focus-field.ts';
export { AmountField, type AmountFieldProps } from './fields/text/AmountField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordFieldWords,
} from './fields/text/PasswordField.tsx';
export { PostalCodeField, type PostalCodeFieldProps } from './fields/text/PostalCodeField.tsx';
export { TextField, type TextFieldProps } from './fields/text/TextField.tsx';
export { hasRoom, media } from './tokens/media.ts';
