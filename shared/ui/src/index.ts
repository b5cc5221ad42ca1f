export { AnchorRow, type AnchorRowProps } from './anchor-row/anchor-row'
export { Anchored, type AnchoredProps } from './anchored/anchored'
export { Avatar, type AvatarProps } from './avatar/avatar'
export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  CardMark,
  Count,
  Dot,
  Heat,
  LiveBadge,
  Minute,
  ResultMark,
} from './badge/badge'
export { Banner, type BannerProps } from './banner/banner'
export { Bubble, type BubbleProps, BubbleTime } from './bubble/bubble'
export { Button, type ButtonProps, type ButtonVariant } from './button/button'
export {
  type CaptchaLabels,
  CaptchaSlider,
  type CaptchaSliderProps,
  type CaptchaState,
} from './captcha-slider/captcha-slider'
export type { SlideStep } from './captcha-slider/use-slide'
export { Card, type CardProps, type MoreLink, Section, type SectionProps } from './card/card'
export { ChatLine, type ChatLineProps, type ChatUser } from './chat-line/chat-line'
export { EnvelopeArt } from './chat-line/envelope-art'
export { type CheckInDay, CheckInStrip } from './check-in-strip/check-in-strip'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox'
export { Chip, ChipGroup, type ChipGroupProps, type ChipOption, type ChipProps } from './chip/chip'
export { classNames } from './class-names'
export { Countdown, type CountdownProps } from './countdown/countdown'
export { Cover, type CoverProps, type CoverTeam } from './cover/cover'
export { Crest, type CrestProps } from './crest/crest'
export { type CrestField, type CrestRecipe, type CrestShape, recipeFor } from './crest/crest-recipe'
export { AlertDialog, type AlertDialogProps } from './dialog/alert-dialog'
export { Dialog, type DialogProps } from './dialog/dialog'
export { Drawer, type DrawerProps } from './dialog/drawer'
export { DiamondIcon, Diamonds, type DiamondsProps } from './diamond/diamond'
export { EmojiPicker, type EmojiPickerProps } from './emoji/emoji-picker'
export { type Emoji, emojiLabel, emojiSet, splitEmoji, tokenOf, withEmojiCharacters } from './emoji/emoji-set'
export { EmojiPicture, EmojiText } from './emoji/emoji-text'
export { Field, type FieldControl, type FieldProps, type FieldText } from './field/field'
export { FieldAction } from './field/field-action'
export { PasswordField, type PasswordFieldProps } from './field/password-field'
export { SearchField, type SearchFieldProps } from './field/search-field'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './field/text-field'
export { GoalStack, type GoalTeam, GoalToast, type GoalToastProps } from './goal-toast/goal-toast'
export { HoverCard, type HoverCardProps } from './hover-card/hover-card'
export { Icon, type IconProps } from './icon/icon'
export type { IconName } from './icon/icon-paths'
export { IconButton, type IconButtonProps } from './icon-button/icon-button'
export { Level, type LevelProps } from './level/level'
export { Link, type LinkComponent, type LinkProps, setDefaultLink } from './link/link'
export { Logo, type LogoProps } from './logo/logo'
export { MatchTile, type MatchTileBadge, type MatchTileProps, type MatchTileTeam } from './match-tile/match-tile'
export { Menu, type MenuItem, MenuLinks, type MenuLinksProps, type MenuProps } from './menu/menu'
export { NewsCard, type NewsCardProps } from './news-card/news-card'
export { Noble, type NobleProps, type NobleTier } from './noble/noble'
export { Num, type NumProps } from './num/num'
export { Pagination, type PaginationProps } from './pagination/pagination'
export { Popover, type PopoverProps } from './popover/popover'
export { Progress, type ProgressProps } from './progress/progress'
export { ProgressBar } from './progress-bar/progress-bar'
export { QrPanel, type QrPanelProps, type QrState } from './qr-panel/qr-panel'
export { RankRow, type RankRowProps } from './rank-row/rank-row'
export { type RoomAnchor, RoomCard, type RoomCardProps, RoomCardSkeleton } from './room-card/room-card'
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/segmented'
export { Select, type SelectOption, type SelectProps } from './select/select'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton'
export { Slider, type SliderProps } from './slider/slider'
export { Spinner, type SpinnerProps } from './spinner/spinner'
export type { StateKind } from './state-box/state-art'
export { type StateAction, StateBox, type StateBoxProps } from './state-box/state-box'
export { Switch, type SwitchProps } from './switch/switch'
export { type CellAlign, Table, type TableProps, Td, Th, Tr, type TrProps } from './table/table'
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs'
export { TaskRow, type TaskRowProps, type TaskState } from './task-row/task-row'
export { dismissToast, type ToastNote, type ToastOptions, type ToastTone, toast } from './toast/toast-store'
export { ToastViewport, type ToastViewportProps } from './toast/toast-viewport'
export { Tooltip, type TooltipProps } from './tooltip/tooltip'
export { VideoCard, type VideoCardProps } from './video-card/video-card'
export { VisuallyHidden } from './visually-hidden/visually-hidden'
