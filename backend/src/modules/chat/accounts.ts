import type { Topic } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext } from '../../kernel/module'
import type { CheckSignature } from '../account/account.module'
import { type AccountNo, type ChatTarget, isTouristName, memberNo, type NamedTarget } from './chat-target'
import { peopleQueries } from './people.queries'

/** Who speaks: a member of the site, or a visitor with a tourist account. */
export interface ChatAccount {
  no: AccountNo
  /** On the wire. */
  name: string
  /** undefined: a tourist. */
  userId: UserId | undefined
  isAgent: boolean
}

/** What a visitor's call carries instead of a session. */
export interface TouristProof {
  tourist?: string | undefined
  sig?: string | undefined
}

const topicMax = 2 ** 48 - 2
const signatureFailures = { expired: 'sig-expired', invalid: 'sig-invalid' } as const

export interface AccountsDeps extends Pick<Kernel, 'db' | 'clock' | 'random'> {
  checkSignature: CheckSignature
}

/** Tells who speaks, and where frames for somebody go. */
export function createAccounts({ db, clock, random, checkSignature }: AccountsDeps) {
  const topics = new Map<AccountNo, Topic>()

  async function requireSignature(name: string, signature: string): Promise<void> {
    const problem = await checkSignature(name, signature)
    if (problem) throw new Failure(signatureFailures[problem])
  }
  /** Some fifteen digits that nobody guesses. */
  const newTopic = () => random.integer(1, topicMax)

  async function tourist(name: string, signature: string): Promise<ChatAccount> {
    if (!isTouristName(name)) throw new Failure('sig-invalid')
    await requireSignature(name, signature)
    const { no, topic } = await peopleQueries.tourist(db, name, newTopic(), clock.now())
    topics.set(-no, `guest.${topic}`)
    return { no: -no, name, userId: undefined, isAgent: false }
  }

  return {
    requireSignature,
    tourist,
    member({ userId, role }: { userId: UserId; role: string }): ChatAccount {
      return { no: userId, name: String(userId), userId, isAgent: role === 'agent' }
    },
    /** The session's member, else the tourist whom the call proves to be. */
    async of(caller: CallContext, proof: TouristProof): Promise<ChatAccount> {
      if (caller.session) return this.member(caller.session)
      if (!proof.tourist) throw new Failure('chat-account')
      return tourist(proof.tourist, proof.sig ?? '')
    },
    /** Whom a name of the wire means; undefined: a tourist nobody ever heard of. */
    async target(named: NamedTarget): Promise<ChatTarget | undefined> {
      if (named.kind === 'group') return named
      const member = memberNo(named.name)
      if (member !== undefined) return { kind: 'person', no: member }
      const no = await peopleQueries.touristNo(db, named.name)
      return no === undefined ? undefined : { kind: 'person', no: -no }
    },
    async topicOf(no: AccountNo): Promise<Topic | undefined> {
      if (no > 0) return `user.${asUserId(no)}`
      const known = topics.get(no)
      if (known) return known
      const topic = await peopleQueries.topicOf(db, -no)
      if (topic === undefined) return undefined
      topics.set(no, `guest.${topic}`)
      return `guest.${topic}`
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
