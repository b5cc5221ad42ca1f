import path from 'node:path'
import { idTokenHere, ReleaseClient } from '../../modules/release-client.js'
import { readMark } from '../build/build-mark.mjs'

const changes = ['check', 'canary', 'promote', 'rollback']

/** With the token of the pipeline; without one, with a token of an hour for the job that asks. */
async function clientFor(server, name) {
  if (process.env.PITCHSIDE_TOKEN) return new ReleaseClient(server, process.env.PITCHSIDE_TOKEN)
  const reply = await new ReleaseClient(server, await idTokenHere(server)).exchange(name)
  if (!reply.ok) throw new Error(`${reply.reason}: ${reply.message}`)
  return new ReleaseClient(server, reply.token)
}

/**
 * Does one step of a release of the remote in a folder, with what its `dist` holds. Resolves with what the service says,
 * rejects with its reason when it refuses.
 */
export async function releaseRemote(directory, verb, { server, ...asked }) {
  if (!server) throw new Error('say --server, or set PITCHSIDE_SERVER: the address of the site')
  const dist = path.join(directory, 'dist')
  const built = readMark(dist)
  if (!built) throw new Error('nothing is built here: pitchside-remote build')
  const { name, build } = built
  const { why, env: environment, preview, audience, days, from, smoke } = asked
  // What another environment has, and what there was before, is a version already.
  const { version = from || verb === 'rollback' ? undefined : build } = asked
  const percent = asked.percent === undefined ? undefined : Number(asked.percent)
  const call = { environment, version, why, percent, from, smoke }
  const client = await clientFor(server, name)
  const steps = {
    publish: () => client.publish(name, dist, { environment, preview, audience, days }),
    status: () => client.status(name, environment),
    ...Object.fromEntries(changes.map((change) => [change, () => client.call(change, name, call)])),
  }
  if (!steps[verb]) throw new Error(`${verb} is none of ${Object.keys(steps).join(', ')}`)
  const reply = await steps[verb]()
  if (!reply.ok) throw new Error(`${reply.reason}: ${reply.message}`)
  if (reply.isReady === false) throw new Error(reply.text)
  return reply
}
