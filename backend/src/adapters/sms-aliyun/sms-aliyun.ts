import type { Clock } from '../../kernel/clock'
import type { Random } from '../../kernel/random'
import type { Sms } from '../../modules/sms-codes/sms.port'
import { acs3Headers, acs3Query } from './acs3-signature'

export interface AliyunSmsConfig {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** Template with the place `code`. */
  templateCode: string
  endpoint: string
}

const timeoutMs = 10_000

/** Numbers of mainland China go without their country's code, all others with it. */
const numberOf = (mobile: string): string => mobile.replace(/^86-/, '').replace('-', '')

/** Text messages over Alibaba Cloud's SMS (dysmsapi), version 2017-05-25. */
export function createAliyunSms(config: AliyunSmsConfig, clock: Clock, random: Random): Sms {
  const url = new URL(config.endpoint)
  return {
    name: 'aliyun',
    async send({ mobile, code }) {
      const query = {
        PhoneNumbers: numberOf(mobile),
        SignName: config.signName,
        TemplateCode: config.templateCode,
        TemplateParam: JSON.stringify({ code }),
      }
      const { host: _, ...headers } = acs3Headers({
        accessKeyId: config.accessKeyId,
        accessKeySecret: config.accessKeySecret,
        method: 'POST',
        host: url.host,
        action: 'SendSms',
        version: '2017-05-25',
        query,
        body: '',
        date: `${new Date(clock.now()).toISOString().slice(0, 19)}Z`,
        nonce: random.uuid(),
      })
      const address = `${url.origin}/?${acs3Query(query)}`
      const reply = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(timeoutMs), headers })
      const answer = (await reply.json().catch(() => ({}))) as { Code?: string }
      // The provider's message may repeat the number: only its word is kept.
      if (answer.Code !== 'OK')
        throw new Error(`Alibaba Cloud SMS did not take the message: ${answer.Code ?? `HTTP ${reply.status}`}`)
    },
  }
}
