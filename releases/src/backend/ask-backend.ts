import type { BackendUses } from '@pitchside/remote-kit/manifest'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { environmentSchema } from '../core/document-schema'

/** Where every backend says what it offers. */
export const offerPath = '/api/offer'

/** What the backend of an environment offers, or why nobody knows; `from` names it. */
export type BackendAnswer = { from: string } & ({ offer: BackendUses } | { silence: string })

/** Asks the backend of an environment; undefined: nobody said where it is. */
export type AskBackend = (environment: string) => Promise<BackendAnswer | undefined>

const answerMs = 5_000
const offerSchema = Type.Object({ calls: Type.Array(Type.String()), topics: Type.Array(Type.String()) })

/** What is said there, once it is seen to be a list of calls and topics; never rejects. */
async function answerOf(from: string, ask: () => Promise<unknown>): Promise<BackendAnswer> {
  try {
    const said = await ask()
    if (Value.Check(offerSchema, said)) return { from, offer: { calls: said.calls, topics: said.topics } }
    return { from, silence: 'this is no list of calls and topics' }
  } catch (error) {
    return { from, silence: error instanceof Error ? error.message : String(error) }
  }
}

const askAt = (address: string) =>
  answerOf(address, async () => {
    const reply = await fetch(new URL(offerPath, address), { signal: AbortSignal.timeout(answerMs) })
    if (!reply.ok) throw new Error(`it answered ${reply.status}`)
    return reply.json()
  })

/** `RELEASE_BACKENDS`: environment → address of its backend, `stage=https://stage.example,...`. Throws for anything else. */
export function backendsOf(text = ''): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [environment = '', address = ''] = pair.trim().split(/=(.*)/s)
      if (Value.Check(environmentSchema, environment) && /^https?:/.test(address) && URL.canParse(address))
        return [environment, address]
      throw new Error(`RELEASE_BACKENDS holds environment=address, but has "${pair}".`)
    }),
  )
}

/** Asks the backend the setting names, else the one that runs beside this service, if there is one. */
export function askBackends(setting: string | undefined, beside?: () => Promise<unknown>): AskBackend {
  const addresses = backendsOf(setting)
  return async (environment) => {
    const address = addresses[environment]
    if (address !== undefined) return askAt(address)
    return beside && answerOf('the backend of this site', beside)
  }
}
