import { afterAll, beforeAll } from '@jest/globals'
import { addressesHold } from './addresses.part'
import { assignmentHolds } from './assignment.part'
import { bodiesHold } from './bodies.part'
import { headersHold } from './headers.part'
import { limitsHold } from './limits.part'
import { logHolds } from './log.part'
import { modesHold } from './modes.part'
import { sessionsHold } from './sessions.part'
import { pathsHold } from './traversal.part'
import { startWholeSite, type WholeSite } from './whole-site'

/** One site for every part: its start costs more than all of them. The log of all of them is looked through at the end. */
let site: WholeSite
const lines: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  site = await startWholeSite({ config: { logLevel: 'trace' }, logTo })
})
afterAll(() => site?.close())

modesHold(() => site)
headersHold(() => site)
pathsHold(() => site)
bodiesHold(() => site)
addressesHold(() => site)
assignmentHolds(() => site)
sessionsHold(() => site)
limitsHold(() => site)
logHolds(() => site, lines)
