import { readFileSync } from 'node:fs'
import path from 'node:path'

// Names of calls and topics are texts, and every toolchain keeps a text and the name of what a shared module exports.

/** `call('x', …)` and `download('x', …)` of the host's http, whatever the contract knows. */
const asked = /\(0,\s*[\w$]+\.(?:call|download)\)\(\s*(["'`])(\w+)\1\s*[,)]/g
/** A text that is one word, and whether it comes first of several arguments. */
const words = /(\(\s*)?(["'`])(?=(\w+)\2\s*(,)?)/g
/** What a topic begins with: all of a text, or what stands before the number that comes in. */
const subscribed = /\.subscribe\(\s*["'`]([\w.-]+)(?:["'`]|\$\{)/g

const sorted = (names) => [...new Set(names)].sort()

function callsIn(code, known) {
  const names = new Set(known)
  // Where a call is chosen by what is done, its name stands in a table. A word like any other counts where calls have it.
  const isMeant = ([, open, , name, next]) => names.has(name) && (/[A-Z]/.test(name) || (open && next))
  const found = [...code.matchAll(words)].filter(isMeant)
  return [...[...code.matchAll(asked)].map(([, , name]) => name), ...found.map(([, , , name]) => name)]
}

/** `room.` and `room.7` → `room.*`. */
const familyOf = (text) => text.replace(/\.\d*$/, '.*')

function topicsIn(code, families) {
  const heads = sorted(families.filter((one) => one.includes('.')).map((one) => one.split('.')[0]))
  const texts = new RegExp(`["'\`]((?:${heads.join('|')})\\.[\\w.]*)(?=["'\`]|\\$\\{)`, 'g')
  const isKnown = (topic) =>
    families.includes(topic) || (topic.endsWith('*') && families.some((one) => one.startsWith(topic.slice(0, -1))))
  const found = [...code.matchAll(texts)].map(([, text]) => familyOf(text)).filter(isKnown)
  return [...[...code.matchAll(subscribed)].map(([, text]) => familyOf(text)), ...found]
}

/**
 * Calls and topics that built code asks of the backend: `{ calls, topics }`, sorted; `*` in a topic is what comes in while
 * it runs. `names`: those of the contract. A name may be in it that is only a text of the same letters; none is missing.
 */
export function usesOf(code, names) {
  return { calls: sorted(callsIn(code, names.calls)), topics: sorted(topicsIn(code, names.topics)) }
}

/** The same of the scripts among the files of a build. */
export function usesOfBuild(output, files, names) {
  const scripts = files.filter((name) => name.endsWith('.js'))
  return usesOf(scripts.map((name) => readFileSync(path.join(output, name), 'utf8')).join('\n'), names)
}
