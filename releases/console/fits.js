// Whether the version that comes next works with what is live, asked of the service once for each document.
import { get } from './parts.js'

const known = new Map()

export const nextBuild = (one) => one.canary?.build ?? one.ready
const keyOf = (state, one) => [state.environment, state.seq, one.name, nextBuild(one)].join(' ')

/** What speaks against the next version of a package; undefined while nobody knows. */
export const problemsOf = (state, one) => known.get(keyOf(state, one))

/** A matter of taste: whoever releases decides. */
const acceptable = ['size-grown']

/** May it go to somebody? Not while it is known to break something. */
export const fits = (state, one) => (problemsOf(state, one) ?? []).every(({ reason }) => acceptable.includes(reason))

/** Asks for what is not known yet; resolves to whether there is something new to show. */
export async function learnFits(state) {
  const open = state.packages.filter((one) => nextBuild(one) && !known.has(keyOf(state, one)))
  const learn = async (one) => {
    const { problems } = await get('/console/api/check', {
      package: one.name,
      build: nextBuild(one),
      environment: state.environment,
    })
    known.set(keyOf(state, one), problems)
  }
  // Who is not answered asks again at the next look.
  const answers = await Promise.allSettled(open.map(learn))
  return answers.some(({ status }) => status === 'fulfilled')
}
