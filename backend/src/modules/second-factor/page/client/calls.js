// Calls of the second step. Addresses come from the server: they are written in one place there.
let paths

/** A refusal, in the server's words. */
export class Refused extends Error {
  constructor({ msg, reason, data }) {
    super(msg)
    this.reason = reason
    this.data = data
  }
}

/** Makes a call; resolves with its data. `token` is that of the session, where there is one. */
export async function call(name, input, { language, token = '' }) {
  paths ??= await (await fetch('/second-step/calls.json')).json()
  const headers = { 'content-type': 'application/json', lang: language, token }
  const reply = await fetch(paths[name], { method: 'POST', headers, body: JSON.stringify(input) })
  const envelope = await reply.json()
  if (envelope.code !== 0) throw new Refused(envelope)
  return envelope.data
}
