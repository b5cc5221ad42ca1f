// npm run backup | restore | migrate
import { operate } from './operate'

process.exitCode = await operate(process.argv.slice(2), process.env, { say: console.log, complain: console.error })
