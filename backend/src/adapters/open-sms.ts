import type { Kernel } from '../kernel/kernel'
import type { Sms } from '../modules/sms-codes/sms.port'
import { createAliyunSms } from './sms-aliyun/sms-aliyun'
import { createTencentSms } from './sms-tencent/sms-tencent'

/** The provider of text messages; undefined: there is none, and messages stay in the house. */
export function openSms({ config, clock, random }: Pick<Kernel, 'config' | 'clock' | 'random'>): Sms | undefined {
  switch (config.sms.kind) {
    case 'tencent':
      return createTencentSms(config.sms.tencent, clock)
    case 'aliyun':
      return createAliyunSms(config.sms.aliyun, clock, random)
    case 'outbox':
      return undefined
  }
}
