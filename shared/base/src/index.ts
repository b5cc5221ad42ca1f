export { addressInLanguage } from './address-in-language'
export { isForeignAddress, isOwnFile, isOwnPath } from './addresses'
export { type BackoffLimits, backoffMs } from './backoff'
export { type Branded, type MatchId, matchId, type RoomId, roomId, type UserId, userId } from './brand'
export { clockText, hoursText, sixtiesText, twoDigits } from './clock-text'
export { type Encoding, encodingsTaken } from './content-encoding'
export { countWords } from './count-words'
export { DeadlineError, withDeadline } from './deadline'
export { englishDiamonds, formatTenths, parseTenths, type Tenths } from './diamonds'
export { type Disposer, disposeAll } from './disposer'
export { dayMs, hourMs, minuteMs } from './durations'
export { type EmojiName, emojiNames } from './emoji-names'
export { hasPasskeys } from './has-passkeys'
export { hash } from './hash'
export {
  adultYears,
  checkSignOf,
  type IdNumberProblem,
  idNumberProblem,
  maskedIdNumber,
  tidyIdNumber,
} from './id-number'
export { whenIdle } from './idle'
export { isRecord } from './is-record'
export { keepCookie } from './keep-cookie'
export { leadingPicture } from './leading-picture'
export { fromLocalTime, toLocalTime } from './local-time'
export { newNonce } from './nonce'
export { once } from './once'
export {
  isAlipayAccount,
  isCardNumber,
  isHolderName,
  maskedAlipay,
  maskedCardNumber,
  maskedName,
  tidyCardNumber,
} from './payout-details'
export { leadingSizes, pictureSet, pictureWidths, posterOf } from './picture-widths'
export {
  type BarrageSettings,
  barrageSettingsKey,
  defaultBarrageSettings,
  defaultGameSettings,
  defaultGoalSounds,
  defaultImmediateSettings,
  type GameSettings,
  type GoalSound,
  type GoalSoundSettings,
  gameSettingsKey,
  goalSounds,
  goalSoundsKey,
  type ImmediateSettings,
  immediateSettingsKey,
  readBarrageSettings,
  readGameSettings,
  readGoalSounds,
  readImmediateSettings,
  writeBarrageSettings,
  writeGameSettings,
  writeGoalSounds,
  writeImmediateSettings,
} from './player-settings'
export { rounded } from './rounded'
export {
  type AlertScope,
  alertScopes,
  defaultScoreListChoice,
  isTimeZone,
  offeredZones,
  readScoreListChoice,
  readSpoilerFree,
  type ScoreListChoice,
  scoreListKey,
  spoilerKey,
  type TimeZone,
  writeScoreListChoice,
  writeSpoilerFree,
} from './score-settings'
export { shownLimits } from './shown-limits'
export { cutToSigns, signsOf } from './signs'
export { isNamed, siteNameIn, siteNameOfPage } from './site-name'
export { readStored, type TextStorage, writeStored } from './stored'
export { type TimeLabelKind, timeLabelKind } from './time-label'
export { visitorCookie } from './visitor-cookie'
export { wholeNumber } from './whole-number'
