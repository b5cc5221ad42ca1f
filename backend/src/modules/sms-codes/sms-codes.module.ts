import { addOutboxRoute, createSmsOutbox } from '../../adapters/sms-outbox/sms-outbox'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { smsCodeMessages } from './sms-code-messages'
import { createSmsCodeQueries } from './sms-codes.queries'
import { type CodePurpose, createSmsCodes, purposeOf, type SmsCodes } from './sms-codes.service'

export type { CodePurpose, SmsCodes }

const cleanUpMs = 3_600_000

export interface SmsCodesModule extends BackendModule {
  codes: SmsCodes
}

/** Codes by text message. */
export function createSmsCodesModule(kernel: Kernel): SmsCodesModule {
  const { db, clock, config, random } = kernel
  const outbox = config.hasDevAids ? createSmsOutbox(db, clock) : undefined
  const key = createInstallationKey(db, random, 'sms-codes')
  const codes = createSmsCodes(kernel, createSmsCodeQueries(db), outbox, key)
  return {
    name: 'sms-codes',
    codes,
    adapters: { sms: outbox?.name ?? 'none' },
    calls: {
      async sendCode({ mobile, type }, caller) {
        await codes.send(mobile, purposeOf(type), caller)
        caller.say('code-sent')
      },
    },
    messages: smsCodeMessages,
    routes(app) {
      if (outbox) addOutboxRoute(app, outbox)
    },
    start: () =>
      clock.every(cleanUpMs, async () => {
        await codes.cleanUp()
      }),
  }
}
