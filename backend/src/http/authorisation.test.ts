import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type DefinedCall, endpoints } from '@pitchside/contract'
import { type CallDefinition, type Caller, calls } from '@pitchside/contract/schemas'
import type { BackendModule } from '../kernel/module'
import { callNamesOf } from '../kernel/module'
import type { DemoAccountName } from '../modules/account/demo-accounts'
import { startTestApp, type TestSite } from '../testing/test-app'
import { authorisationMatrix } from './authorisation-matrix'
import { actsForTheHouse, namesIn, namesNothing, namesPublic } from './authorisation-objects'
import { blindCalls, ownedCalls } from './owned-objects.fixture'

/** Everybody there is: a guest, a member, an anchor, another one, who keeps order in the first one's room, and the rest. */
const accounts = [
  undefined,
  'visitor',
  'anchor',
  'secondAnchor',
  'assistant',
  'expert',
  'agent',
  'admin',
  'release',
] as const
type Account = (typeof accounts)[number]

/** Which accounts pass for each kind of caller. */
const passes: Record<Caller, readonly Account[]> = {
  visitor: accounts,
  member: accounts.slice(1),
  anchor: ['anchor', 'secondAnchor'],
  admin: ['admin'],
  release: ['release', 'admin'],
}

let site: TestSite
const tokens = new Map<DemoAccountName, string>()
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

const whoByCall = new Map<string, Caller>()
for (const [who, names] of Object.entries(authorisationMatrix) as [Caller, string][]) {
  for (const name of names.split(/\s+/).filter(Boolean)) whoByCall.set(name, who)
}
const boundCalls = () =>
  Object.values<BackendModule>(site.modules).flatMap((module) => callNamesOf(module)) as DefinedCall[]

async function tokenOf(account: Account): Promise<string | undefined> {
  if (account === undefined) return undefined
  const token = tokens.get(account) ?? (await site.signIn(account)).token
  tokens.set(account, token)
  return token
}

/** Calls after which the session is no longer what it was. */
const endsSessions = new Set<DefinedCall>(['signOut'])

async function make(name: DefinedCall, input: object, account: Account) {
  const reply = await site.call(name, input as never, { token: await tokenOf(account) })
  if (endsSessions.has(name) && account !== undefined) tokens.delete(account)
  return reply
}

/** Without a number these are about the caller, whom a visitor call doesn't have. */
const inputs: { [N in DefinedCall]?: object } = {
  listFollows: { uid: 1 },
  listFans: { uid: 1 },
  listAssistants: { uid: 3 },
  listUserHeadlines: { uid: 3 },
  startTotp: { ticket: 'x' },
  startPasskey: { ticket: 'x' },
}

function outcomeOf({ code, reason }: { code: number; reason?: string | undefined }): string {
  if (code === 700) return 'log in first'
  return reason === 'role-missing' ? 'refused' : 'passes'
}

describe('who may make a call', () => {
  test('every call of the contract is answered by a module, and no other', () => {
    expect([...boundCalls()].sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('every bound call stands in the matrix', () => {
    expect(boundCalls().filter((name) => !whoByCall.has(name))).toEqual([])
  })

  test('matrix and definitions agree', () => {
    const defined = calls as Record<string, CallDefinition>
    const differing = boundCalls().filter((name) => defined[name]?.who !== whoByCall.get(name))
    expect(differing).toEqual([])
  })

  test('every bound call lets in exactly whom the matrix names', async () => {
    const wrong: string[] = []
    for (const name of boundCalls()) {
      const allowed = passes[whoByCall.get(name) as Caller]
      for (const account of accounts) {
        const expected = allowed.includes(account) ? 'passes' : account === undefined ? 'log in first' : 'refused'
        const outcome = outcomeOf(await make(name, inputs[name] ?? {}, account))
        if (outcome !== expected) wrong.push(`${name} as ${account ?? 'guest'}: ${outcome}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('whose object a call may name', () => {
  const owned = Object.entries(ownedCalls) as [DefinedCall, NonNullable<(typeof ownedCalls)[DefinedCall]>][]
  const blind = Object.entries(blindCalls) as [DefinedCall, NonNullable<(typeof blindCalls)[DefinedCall]>][]

  test('every bound call says what it names, in one place', () => {
    const places = [
      ...[namesNothing, namesPublic, actsForTheHouse].flatMap(namesIn),
      ...[...owned, ...blind].map(([name]) => name as string),
    ]
    expect(boundCalls().filter((name) => !places.includes(name))).toEqual([])
    expect(places.filter((name, at) => places.indexOf(name) !== at)).toEqual([])
  })

  test("calls on behalf of the house are operators' alone, and all of theirs are", () => {
    const house = new Set(namesIn(actsForTheHouse))
    const wrong = boundCalls().filter((name) => house.has(name) !== (whoByCall.get(name) === 'admin'))
    expect(wrong.filter((name) => name !== 'getOperator')).toEqual([])
  })

  test.each(owned)(
    '%s: the owner and who helps, nobody else',
    async (name, { passes: allowed, refusal, ownRefusal, input }) => {
      await site.clock.skip(600_000)
      const named = await input(site)
      const byRole = passes[whoByCall.get(name) as Caller]
      for (const account of accounts.filter((other) => other === undefined || !allowed.includes(other))) {
        const reply = await make(name, named, account)
        const reason = account === undefined ? 'login-needed' : byRole.includes(account) ? refusal : 'role-missing'
        expect([account, reply.reason]).toEqual([account, reason])
      }
      for (const account of [...allowed].reverse()) {
        const { code, reason } = await make(name, await input(site), account)
        if (reason === undefined || reason !== ownRefusal)
          expect([account, code, reason]).toEqual([account, 0, undefined])
      }
    },
  )

  test.each(blind)('%s: a number of somebody else finds nothing', async (name, { owner, input, rows }) => {
    const named = await input(site)
    const before = await site.db.query(rows)
    for (const account of accounts.filter((other) => other !== undefined && other !== owner))
      await make(name, named, account)
    expect(await site.db.query(rows)).toEqual(before)
    expect((await make(name, named, owner)).code).toBe(0)
  })
})
