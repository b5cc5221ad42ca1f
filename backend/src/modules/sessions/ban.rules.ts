import { Failure } from '../../kernel/failure'
import type { Messages } from '../../kernel/messages'
import { siteMoment } from '../../kernel/site-day'

/** A ban without an end, as a time no clock reaches. */
export const foreverMs = 8_640_000_000_000_000

/** What somebody who is banned is told at the log-in. */
export function banFailure({ until, reason }: { until: number; reason: string }): Failure {
  if (until >= foreverMs) return new Failure('account-banned', { params: { reason } })
  return new Failure('account-banned-until', { params: { reason, until: siteMoment(until) } })
}

export const banMessages: Messages = {
  'account-banned': {
    zh: '该账号已被永久封禁，原因：{reason}',
    en: 'This account is banned for good. Reason: {reason}',
    vi: 'Tài khoản này đã bị khóa vĩnh viễn. Lý do: {reason}',
  },
  'account-banned-until': {
    zh: '该账号已被封禁至 {until}，原因：{reason}',
    en: 'This account is banned until {until}. Reason: {reason}',
    vi: 'Tài khoản này bị khóa đến {until}. Lý do: {reason}',
  },
}
