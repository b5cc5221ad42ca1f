import { calls } from '@pitchside/contract/schemas'
import { createInstallationKey } from '../../db/installation-key'
import { createInputReader } from '../../http/input'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createSealer } from '../../kernel/sealed-text'
import type { AccountModule } from '../account/account.module'
import type { SessionsModule } from '../sessions/sessions.module'
import { createFactorQueries } from './factors.queries'
import { createFactors, type Factors } from './factors.service'
import { secondStepRoutes, secondStepScript } from './page/page.routes'
import { secondFactorMessages } from './second-factor.messages'
import { createSecondFactorCalls } from './second-factor.routes'
import { createSecondStep, type SecondStep, type SecondStepInput } from './second-step.service'
import { createStaffNotes, type StaffNotes, type WriteAudit } from './staff-notes'
import { createTicketQueries } from './tickets.queries'

export type { DoorAt, SecondStep, SecondStepInput } from './second-step.service'
export type { Door } from './tickets.queries'
export { secondFactorMessages, secondStepScript }

const cleanUpMs = 10 * 60_000

function partsOf({ db, clock, config, limiter, random }: Kernel) {
  const sealer = createSealer(createInstallationKey(db, random, 'second-factors'), random, 'second factors')
  const factors = createFactorQueries(db)
  const tickets = createTicketQueries(db)
  const secondStep = createSecondStep({ kernel: { clock, config, limiter, random }, factors, tickets, sealer })
  return { sealer, factors, tickets, secondStep }
}

/** The step that log-ins ask for; made before the account, which asks. */
export type SecondFactorParts = ReturnType<typeof partsOf>
export const createSecondFactorParts = partsOf

export interface SecondFactorDeps {
  parts: SecondFactorParts
  account: AccountModule
  sessions: SessionsModule
  audit: WriteAudit
  siteName: () => Promise<string>
}

export interface SecondFactorModule extends BackendModule {
  secondStep: SecondStep
  factors: Factors
  notes: StaffNotes
  /** The input of a second step that came by another way than the calls; fails with `input-invalid`. */
  readStep(raw: unknown): SecondStepInput
}

/** Passkeys, codes of an app and recovery codes: what a log-in asks for beside the password. */
export function createSecondFactorModule(
  kernel: Kernel,
  { parts, account, sessions: { sessions }, audit, siteName }: SecondFactorDeps,
): SecondFactorModule {
  const { db, clock, jobs } = kernel
  const { secondStep, factors: queries, tickets, sealer } = parts
  const factors = createFactors({ kernel, factors: queries, sealer, secondStep, siteName })
  const notes = createStaffNotes(db, clock, audit)
  return {
    name: 'second-factor',
    secondStep,
    factors,
    notes,
    readStep: createInputReader(calls.confirmLogIn.input, false) as (raw: unknown) => SecondStepInput,
    calls: createSecondFactorCalls({ account, factors, queries, secondStep, sessions, notes }),
    messages: secondFactorMessages,
    routes: secondStepRoutes,
    start: () =>
      jobs.every(cleanUpMs, async () => {
        await tickets.deleteOld(clock.now())
        await queries.deleteOldSetUps(clock.now())
      }),
  }
}
