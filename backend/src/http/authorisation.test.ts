import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DefinedCall } from '@pitchside/contract'
import { type CallDefinition, type Caller, calls } from '@pitchside/contract/schemas'
import type { BackendModule } from '../kernel/module'
import { callNamesOf } from '../kernel/module'
import type { DemoAccountName } from '../modules/account/demo-accounts'
import { startTestApp, type TestSite } from '../testing/test-app'
import { authorisationMatrix } from './authorisation-matrix'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const whoByCall = new Map<string, Caller>()
for (const [who, names] of Object.entries(authorisationMatrix) as [Caller, string][]) {
  for (const name of names.split(/\s+/).filter(Boolean)) whoByCall.set(name, who)
}

/** Which accounts pass for each kind of caller; undefined is a visitor. */
const passes: Record<Caller, (DemoAccountName | undefined)[]> = {
  visitor: [undefined, 'visitor', 'anchor', 'agent', 'admin', 'release'],
  member: ['visitor', 'anchor', 'agent', 'admin', 'release'],
  anchor: ['anchor'],
  admin: ['admin'],
  release: ['release', 'admin'],
}
const accounts = passes.visitor
const boundCalls = () =>
  Object.values<BackendModule>(site.modules).flatMap((module) => callNamesOf(module)) as DefinedCall[]

/** Without a number these are about the caller, whom a visitor call doesn't have. */
const inputs: { [N in DefinedCall]?: object } = {
  listFollows: { uid: 1 },
  listFans: { uid: 1 },
  listAssistants: { uid: 3 },
}

async function outcomeOf(name: DefinedCall, account: DemoAccountName | undefined): Promise<string> {
  const token = account === undefined ? undefined : (await site.signIn(account)).token
  const { code, reason } = await site.call(name, (inputs[name] ?? {}) as never, { token })
  if (code === 700) return 'log in first'
  return reason === 'role-missing' ? 'refused' : 'passes'
}

describe('who may make a call', () => {
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
        const outcome = await outcomeOf(name, account)
        if (outcome !== expected) wrong.push(`${name} as ${account ?? 'visitor'}: ${outcome}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})
