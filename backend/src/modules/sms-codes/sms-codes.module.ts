import { openSms } from '../../adapters/open-sms'
import { addOutboxRoute, createSmsOutbox } from '../../adapters/sms-outbox/sms-outbox'
import { createInstallationKey } from '../../db/installation-key'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createCodeWork } from './code-work'
import { smsCodeMessages } from './sms-code-messages'
import { createSmsCodeQueries } from './sms-codes.queries'
import { type CodePurpose, createSmsCodes, purposeOf, type SmsCodes } from './sms-codes.service'

export { type CodePurpose, purposeOf, type SmsCodes }

const cleanUpMs = 3_600_000
/** 1 and 2 are the log-in area's. */
const firstOwnType = 3

export interface SmsCodesModule extends BackendModule {
  codes: SmsCodes
}

/** Codes by text message, which say whose they are. */
export function createSmsCodesModule(kernel: Kernel, siteName: () => Promise<string>): SmsCodesModule {
  const { db, clock, config, random } = kernel
  const provider = openSms(kernel)
  const outbox = !provider && config.hasDevAids ? createSmsOutbox(db, clock) : undefined
  const key = createInstallationKey(db, random, 'sms-codes')
  const queries = createSmsCodeQueries(db)
  const work = createCodeWork(kernel, createInstallationKey(db, random, 'code-work'))
  const codes = createSmsCodes({ kernel, queries, sms: provider ?? outbox, work, key, siteName })
  return {
    name: 'sms-codes',
    codes,
    adapters: { sms: provider?.name ?? outbox?.name ?? 'none' },
    calls: {
      async sendCode({ mobile, type, work: given }, caller) {
        // Codes of the member centre go to the member's own number, which the page shows with stars only.
        const number = type >= firstOwnType ? await queries.mobileOf(caller.member().userId) : mobile
        if (number === undefined) throw new Failure('mobile-missing')
        await codes.send({ mobile: number, purpose: purposeOf(type), work: given }, caller)
        caller.say('code-sent')
      },
    },
    messages: smsCodeMessages,
    routes(app) {
      if (outbox) addOutboxRoute(app, outbox)
    },
    start: () =>
      kernel.jobs.every(cleanUpMs, async () => {
        await codes.cleanUp()
      }),
  }
}
