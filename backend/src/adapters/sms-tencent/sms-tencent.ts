import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { Sms } from '../../modules/sms-codes/sms.port'
import { tc3Authorization, tc3ContentType } from './tc3-signature'

export interface TencentSmsConfig {
  secretId: string
  secretKey: string
  /** Number of the SMS application. */
  appId: string
  signName: string
  /** Template with two places: the code, and the minutes it is good for. */
  templateId: string
  region: string
  /** Address of the API. */
  endpoint: string
}

interface Answer {
  Response?: { Error?: { Code?: string; Message?: string }; SendStatusSet?: { Code?: string; Message?: string }[] }
}

const timeoutMs = 10_000
const codeMinutes = String(limits.smsCodeTtlS / 60)

/** "86-13800000000" → "+8613800000000" */
const e164 = (mobile: string): string => `+${mobile.replace('-', '')}`

/** What the API said instead of taking the message; undefined when it took it. */
function complaintOf(answer: Answer): string | undefined {
  const { Error: failure, SendStatusSet: [status] = [] } = answer.Response ?? {}
  if (failure) return failure.Code ?? 'unknown'
  return status?.Code === 'Ok' ? undefined : (status?.Code ?? 'no status')
}

/** Text messages over Tencent Cloud SMS, version 2021-01-11. */
export function createTencentSms(config: TencentSmsConfig, clock: Clock): Sms {
  const { secretId, secretKey, region } = config
  const url = new URL(config.endpoint)
  return {
    name: 'tencent',
    async send({ mobile, code }) {
      const body = JSON.stringify({
        PhoneNumberSet: [e164(mobile)],
        SmsSdkAppId: config.appId,
        SignName: config.signName,
        TemplateId: config.templateId,
        TemplateParamSet: [code, codeMinutes],
      })
      const action = 'SendSms'
      const timestamp = Math.floor(clock.now() / 1000)
      const reply = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': tc3ContentType,
          'x-tc-action': action,
          'x-tc-version': '2021-01-11',
          'x-tc-region': region,
          'x-tc-timestamp': String(timestamp),
          authorization: tc3Authorization({
            secretId,
            secretKey,
            host: url.host,
            service: 'sms',
            action,
            body,
            timestamp,
          }),
        },
        body,
      })
      const complaint = reply.ok ? complaintOf((await reply.json()) as Answer) : `HTTP ${reply.status}`
      // The provider's message may repeat the number: only its word is kept.
      if (complaint !== undefined) throw new Error(`Tencent Cloud SMS did not take the message: ${complaint}`)
    },
  }
}
