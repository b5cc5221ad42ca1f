import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** In a process of its own: webpack and its plugins are modules of Node, not of this test's world. */
function timeOutOf(file: string, making: string): number {
  const address = pathToFileURL(join(__dirname, file))
  const script = `import('${address}').then((made) => console.log(made.${making}.output.chunkLoadTimeout))`
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
}

test('SHELL-11 chunks of host and remotes are waited for as long as specified', () => {
  const remote =
    "remoteConfig({ name: 'remote-scores', version: '1.0.0', container: 'scores', output: '/tmp/none', directory: '/tmp' })"
  expect(timeOutOf('../../remote-sdk/src/build/remote-config.mjs', remote)).toBe(120_000)
  const host = "hostConfig({ name: 'host', version: '1.0.0', hash: 'none', output: '/tmp/none', directory: '/tmp' })"
  expect(timeOutOf('host-config.mjs', host)).toBe(120_000)
})
