import type { CallName } from '@pitchside/contract'
import type { RateRule } from '../kernel/rate-limiter'
import type { SharedRule } from '../kernel/shared-limiter.port'

/** A rule and whose turns it counts: those of a place (see `place-limits.ts`), or of a member (of a place for visitors). */
export interface CallLimit extends SharedRule {
  by: 'ip' | 'caller'
}

const perSecond = (count: number, burst = count): RateRule => ({ count: burst, windowMs: (burst / count) * 1000 })
const perMinute = (count: number): RateRule => ({ count, windowMs: 60_000 })
const perHour = (count: number): RateRule => ({ count, windowMs: 3_600_000 })

/** Every call without a line of its own. */
export const defaultLimit: CallLimit = { by: 'caller', ...perSecond(20, 200) }

/** What visitors may do as members do: a mobile network has many of them, and more of its lines are people. */
export const visitorsShare = 32

/** Calls that are worth abusing. */
export const rateLimits: Partial<Record<CallName, CallLimit>> = {
  login: { by: 'ip', isStrict: true, ...perMinute(60) },
  register: { by: 'ip', isStrict: true, ...perHour(60) },
  resetPassword: { by: 'ip', isStrict: true, ...perHour(60) },
  // A code takes two: the first is answered with a puzzle.
  sendCode: { by: 'ip', isStrict: true, ...perMinute(60) },
  createCaptcha: { by: 'ip', ...perMinute(60) },
  solveCaptcha: { by: 'ip', ...perMinute(60) },
  createLoginQr: { by: 'ip', ...perMinute(30) },
  createSocketTicket: { by: 'caller', ...perMinute(60) },
  applyAnchor: { by: 'caller', ...perMinute(20) },
  changePassword: { by: 'caller', ...perMinute(20) },
  deleteAccount: { by: 'caller', ...perMinute(20) },
  endDevice: { by: 'caller', ...perMinute(60) },
  updateProfile: { by: 'caller', ...perMinute(300) },
  sendRoomMessage: { by: 'caller', ...perSecond(1, 5) },
  sendBubbleBarrage: { by: 'caller', ...perSecond(2) },
  sendMessage: { by: 'caller', ...perSecond(2, 10) },
  sendGift: { by: 'caller', ...perSecond(10) },
  sendRedEnvelope: { by: 'caller', ...perSecond(2, 10) },
  buyNobleTier: { by: 'caller', ...perSecond(2, 10) },
  exchangeGoods: { by: 'caller', ...perSecond(2, 10) },
  joinGuess: { by: 'caller', ...perSecond(5, 20) },
  openGuess: { by: 'caller', ...perMinute(20) },
  sendHorn: { by: 'caller', ...perMinute(20) },
  claimRedEnvelope: { by: 'caller', ...perSecond(5) },
  setTaboo: { by: 'caller', ...perSecond(2, 20) },
  liftTaboo: { by: 'caller', ...perSecond(2, 20) },
  kickFromRoom: { by: 'caller', ...perSecond(2, 20) },
  liftKick: { by: 'caller', ...perSecond(2, 20) },
  toggleRoomManager: { by: 'caller', ...perSecond(2, 20) },
  setRoomRules: { by: 'caller', ...perSecond(2, 20) },
  pinRoomMessage: { by: 'caller', ...perSecond(2, 20) },
  report: { by: 'caller', ...perHour(20) },
  getPayUrl: { by: 'caller', ...perMinute(30) },
  requestWithdrawal: { by: 'caller', ...perMinute(20) },
  convertBalance: { by: 'caller', ...perSecond(2, 10) },
  bindBankCard: { by: 'caller', ...perMinute(20) },
  bindAlipay: { by: 'caller', ...perMinute(20) },
  setPaymentPassword: { by: 'caller', ...perMinute(20) },
  exportOrders: { by: 'caller', ...perMinute(10) },
  sendVideoBarrage: { by: 'caller', ...perSecond(1, 5) },
  startUpload: { by: 'caller', ...perHour(60) },
  listMentionable: { by: 'caller', ...perSecond(5, 20) },
  listTopics: { by: 'caller', ...perSecond(5, 20) },
  search: { by: 'caller', ...perSecond(5) },
  confirmLogIn: { by: 'ip', isStrict: true, ...perMinute(30) },
  confirmOperatorLogIn: { by: 'ip', isStrict: true, ...perMinute(30) },
  startTotp: { by: 'caller', isStrict: true, ...perMinute(20) },
  confirmTotp: { by: 'caller', isStrict: true, ...perMinute(20) },
  startPasskey: { by: 'caller', isStrict: true, ...perMinute(20) },
  confirmPasskey: { by: 'caller', isStrict: true, ...perMinute(20) },
  removeSecondFactor: { by: 'caller', isStrict: true, ...perMinute(20) },
  renewRecoveryCodes: { by: 'caller', isStrict: true, ...perMinute(20) },
  // What is left of a place's tries is counted behind it, where browsers that were in before are told from strangers.
  logInOperator: { by: 'ip', isStrict: true, ...perMinute(60) },
}
