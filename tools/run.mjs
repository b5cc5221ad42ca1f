/**
 * Runs a TypeScript entry: bundles it, then runs the bundle with the arguments. Signals go on to it, its exit code is
 * ours.
 *
 *   node tools/run.mjs backend/src/main.ts
 */
import { spawn } from 'node:child_process'
import { bundle } from './bundle.mjs'

const [entry, ...args] = process.argv.slice(2)
if (!entry) {
  process.stderr.write('Usage: node tools/run.mjs <entry.ts> [arguments]\n')
  process.exit(2)
}
const child = spawn(process.execPath, ['--enable-source-maps', await bundle(entry), ...args], { stdio: 'inherit' })
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  for (const name of signals) process.removeAllListeners(name)
  process.kill(process.pid, signal)
})
