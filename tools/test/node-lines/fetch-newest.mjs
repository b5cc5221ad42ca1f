// The newest supported line of Node, before anything asks for it.
import { join } from 'node:path'
import { supportedLines } from './ask.mjs'
import { fetchLine } from './fetch-line.mjs'

const { version } = fetchLine(join(import.meta.dirname, '..', '..', '..'), supportedLines.at(-1))
console.log(`Node ${version} is here`)
