// npm run backup | restore | migrate | second-factor | doctor
import { writePrivately } from '@pitchside/backend'
import { operate } from './operate'

writePrivately()
process.exitCode = await operate(process.argv.slice(2), process.env, { say: console.log, complain: console.error })
