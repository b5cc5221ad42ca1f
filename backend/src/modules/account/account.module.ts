import type { Db } from '../../db/db'
import { createInstallationKey } from '../../db/installation-key'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { CaptchaModule } from '../captcha/captcha.module'
import type { SessionsModule } from '../sessions/sessions.module'
import type { SmsCodesModule } from '../sms-codes/sms-codes.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { createAccountCalls, createSignedInView } from './account.routes'
import { type Account, createAccount } from './account.service'
import { accountMessages } from './account-messages'
import { createAccountSafetyCalls } from './account-safety.routes'
import { seedDemoAccounts } from './demo-accounts'
import { type ExperienceSource, levelOf, wealthFor } from './level.rules'
import { createLogInTries } from './log-in-tries'
import { createPasswords, type Passwords } from './password'
import type { AsksSecondStep } from './ports/second-step.port'
import { createFactSources, type FactSource, type FactSources } from './user-facts'
import { type CheckSignature, createSignatureCheck, createUserSigner, type SignUser } from './user-signature'
import { createUserQueries, type User } from './users.queries'

export type { Account } from './account.service'
export { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts'
export { levelOf } from './level.rules'
export type { CheckSignature } from './user-signature'
export type { User } from './users.queries'

/** What other modules may ask of accounts. */
export interface Users {
  find(id: UserId): Promise<User | undefined>
  /** As {@link find}, inside a transaction. */
  findIn(tx: Db, id: UserId): Promise<User | undefined>
  findMany(ids: UserId[]): Promise<Map<UserId, User>>
  /** Adds what a module knows to every user card. */
  addFacts(source: FactSource): void
  /** What all sources know about a user. */
  factsOf: FactSources['about']
  /** Level of wealth experience, in tenths of a yellow diamond. */
  levelOf(experience: number): number
  /** Wealth experience for diamonds spent (tenths), inside the transaction that spends them; resolves with the new one. */
  addWealth(tx: Db, id: UserId, tenths: number, source?: ExperienceSource): Promise<number>
  /** Noble tier 1-6, 0 none. */
  setTier(tx: Db, id: UserId, tier: number): Promise<void>
  /** The member may broadcast from now on. */
  makeAnchor(tx: Db, id: UserId): Promise<void>
  /** The member is an expert: may write articles from now on. */
  makeWriter(tx: Db, id: UserId): Promise<void>
}

export interface AccountModule extends BackendModule {
  users: Users
  account: Account
  /** The reply of a log-in, for other ways to log in. */
  signedIn: ReturnType<typeof createSignedInView>
  signUser: SignUser
  /** Whether a signature for the embedded messaging holds. */
  checkSignature: CheckSignature
  /** Hashes of all kinds of passwords wait in one line. */
  passwords: Passwords
}

export interface AccountModuleDeps {
  sessions: SessionsModule
  captcha: CaptchaModule
  smsCodes: SmsCodesModule
  secondStep: AsksSecondStep
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
  /** Nobody else may be called as the site. */
  siteName: () => Promise<string>
}

/** Accounts: log-in, registration, profile. */
export function createAccountModule(kernel: Kernel, deps: AccountModuleDeps): AccountModule {
  const { sessions, captcha, smsCodes, secondStep, files, siteName } = deps
  const { db, clock, config, random } = kernel
  const queries = createUserQueries(db)
  const facts = createFactSources()
  const messagingKey = createInstallationKey(db, random, 'messaging')
  const signUser = createUserSigner(config, clock, messagingKey)
  const passwords = createPasswords()
  const account = createAccount({
    kernel,
    queries,
    sessions: sessions.sessions,
    codes: smsCodes.codes,
    passwords,
    tries: createLogInTries(kernel.limiter, sessions.isKnownDevice),
    secondStep,
    files,
    siteName,
  })
  return {
    name: 'account',
    users: {
      find: queries.byId,
      findIn: (tx, id) => createUserQueries(tx).byId(id),
      findMany: async (ids) => new Map((await queries.byIds(ids)).map((user) => [user.id, user])),
      addFacts: facts.add,
      factsOf: facts.about,
      levelOf: (experience) => levelOf(experience).level,
      addWealth: (tx, id, tenths, source = 'spending') =>
        createUserQueries(tx).addWealth(id, wealthFor(tenths), source, clock.now()),
      makeAnchor: async (tx, id) => void (await createUserQueries(tx).makeAnchor(id)),
      makeWriter: async (tx, id) => void (await createUserQueries(tx).makeWriter(id)),
      setTier: async (tx, id, tier) => void (await createUserQueries(tx).setTier(id, tier)),
    },
    account,
    signedIn: createSignedInView({ account, facts, signUser }),
    signUser,
    checkSignature: createSignatureCheck(config, clock, messagingKey),
    passwords,
    adapters: { messaging: config.sdkAppId > 0 ? 'tencent' : 'embedded' },
    calls: {
      ...createAccountCalls({ account, captcha, facts, queries, random, signUser }),
      ...createAccountSafetyCalls({ account, queries, random, sessions: sessions.sessions }),
    },
    messages: accountMessages,
    seed: (tx) => seedDemoAccounts(tx, clock),
  }
}
