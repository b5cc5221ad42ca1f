import anchorRow from '../anchor-row/anchor-row.stories'
import anchored from '../anchored/anchored.stories'
import avatar from '../avatar/avatar.stories'
import badge from '../badge/badge.stories'
import banner from '../banner/banner.stories'
import bubble from '../bubble/bubble.stories'
import button from '../button/button.stories'
import captchaSlider from '../captcha-slider/captcha-slider.stories'
import card from '../card/card.stories'
import chatLine from '../chat-line/chat-line.stories'
import checkInStrip from '../check-in-strip/check-in-strip.stories'
import checkbox from '../checkbox/checkbox.stories'
import chip from '../chip/chip.stories'
import countdown from '../countdown/countdown.stories'
import cover from '../cover/cover.stories'
import crest from '../crest/crest.stories'
import dialog from '../dialog/dialog.stories'
import diamond from '../diamond/diamond.stories'
import emoji from '../emoji/emoji.stories'
import field from '../field/field.stories'
import flag from '../flag/flag.stories'
import goalToast from '../goal-toast/goal-toast.stories'
import hoverCard from '../hover-card/hover-card.stories'
import icon from '../icon/icon.stories'
import iconButton from '../icon-button/icon-button.stories'
import level from '../level/level.stories'
import link from '../link/link.stories'
import logo from '../logo/logo.stories'
import matchTile from '../match-tile/match-tile.stories'
import menu from '../menu/menu.stories'
import newsCard from '../news-card/news-card.stories'
import noble from '../noble/noble.stories'
import num from '../num/num.stories'
import pagination from '../pagination/pagination.stories'
import photos from '../photos/photos.stories'
import picture from '../picture/picture.stories'
import popover from '../popover/popover.stories'
import progress from '../progress/progress.stories'
import progressBar from '../progress-bar/progress-bar.stories'
import qrPanel from '../qr-panel/qr-panel.stories'
import rankRow from '../rank-row/rank-row.stories'
import roomCard from '../room-card/room-card.stories'
import secondFactor from '../second-factor/second-factor.stories'
import segmented from '../segmented/segmented.stories'
import select from '../select/select.stories'
import sharePanel from '../share-panel/share-panel.stories'
import skeleton from '../skeleton/skeleton.stories'
import slider from '../slider/slider.stories'
import spinner from '../spinner/spinner.stories'
import stateBox from '../state-box/state-box.stories'
import tokens from '../styles/tokens.stories'
import sums from '../sums/sums.stories'
import toggle from '../switch/switch.stories'
import table from '../table/table.stories'
import tabs from '../tabs/tabs.stories'
import taskRow from '../task-row/task-row.stories'
import toast from '../toast/toast.stories'
import tooltip from '../tooltip/tooltip.stories'
import videoCard from '../video-card/video-card.stories'
import visuallyHidden from '../visually-hidden/visually-hidden.stories'
import type { StoryFile } from './story'

/** The parts of this package, in the order of the page. */
export const storyFiles: readonly StoryFile[] = [
  tokens,
  icon,
  card,
  logo,
  num,
  visuallyHidden,
  button,
  iconButton,
  field,
  select,
  chip,
  pagination,
  tabs,
  segmented,
  link,
  checkbox,
  toggle,
  slider,
  dialog,
  menu,
  hoverCard,
  picture,
  popover,
  tooltip,
  anchored,
  toast,
  goalToast,
  badge,
  level,
  noble,
  diamond,
  avatar,
  crest,
  flag,
  matchTile,
  anchorRow,
  roomCard,
  rankRow,
  newsCard,
  cover,
  videoCard,
  countdown,
  table,
  sums,
  chatLine,
  bubble,
  emoji,
  photos,
  sharePanel,
  captchaSlider,
  checkInStrip,
  qrPanel,
  secondFactor,
  taskRow,
  stateBox,
  skeleton,
  banner,
  progress,
  progressBar,
  spinner,
]
