import anchorRow from '../anchor-row/anchor-row.stories'
import avatar from '../avatar/avatar.stories'
import badge from '../badge/badge.stories'
import banner from '../banner/banner.stories'
import bubble from '../bubble/bubble.stories'
import button from '../button/button.stories'
import captchaSlider from '../captcha-slider/captcha-slider.stories'
import card from '../card/card.stories'
import chatLine from '../chat-line/chat-line.stories'
import checkInStrip from '../check-in-strip/check-in-strip.stories'
import chip from '../chip/chip.stories'
import crest from '../crest/crest.stories'
import dialog from '../dialog/dialog.stories'
import emoji from '../emoji/emoji.stories'
import field from '../field/field.stories'
import goalToast from '../goal-toast/goal-toast.stories'
import icon from '../icon/icon.stories'
import iconButton from '../icon-button/icon-button.stories'
import level from '../level/level.stories'
import logo from '../logo/logo.stories'
import matchTile from '../match-tile/match-tile.stories'
import menu from '../menu/menu.stories'
import newsCard from '../news-card/news-card.stories'
import num from '../num/num.stories'
import photos from '../photos/photos.stories'
import qrPanel from '../qr-panel/qr-panel.stories'
import rankRow from '../rank-row/rank-row.stories'
import roomCard from '../room-card/room-card.stories'
import segmented from '../segmented/segmented.stories'
import select from '../select/select.stories'
import sharePanel from '../share-panel/share-panel.stories'
import skeleton from '../skeleton/skeleton.stories'
import slider from '../slider/slider.stories'
import stateBox from '../state-box/state-box.stories'
import table from '../table/table.stories'
import tabs from '../tabs/tabs.stories'
import toast from '../toast/toast.stories'
import videoCard from '../video-card/video-card.stories'
import type { StoryFile } from './story'

/** Every story, in the order of the page. */
export const storyFiles: readonly StoryFile[] = [
  icon,
  logo,
  num,
  card,
  button,
  iconButton,
  tabs,
  segmented,
  chip,
  emoji,
  field,
  select,
  slider,
  menu,
  dialog,
  toast,
  photos,
  goalToast,
  badge,
  level,
  avatar,
  crest,
  matchTile,
  roomCard,
  anchorRow,
  newsCard,
  videoCard,
  table,
  rankRow,
  chatLine,
  bubble,
  checkInStrip,
  captchaSlider,
  qrPanel,
  sharePanel,
  stateBox,
  banner,
  skeleton,
]
