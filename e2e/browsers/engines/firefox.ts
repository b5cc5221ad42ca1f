import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Capabilities, WebDriver } from 'selenium-webdriver'
import type { Engine } from './engine'
import { Marionette } from './marionette'
import { answerOf, startProgram } from './program'

const preferences = {
  // A free port: Firefox writes which one into its profile.
  'marionette.port': 0,
  'intl.accept_languages': 'zh-CN',
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  // It asks its makers for news of itself otherwise.
  'services.settings.server': 'data:,nothing',
  // A journey that begins at an address of JSON wants a page, not a viewer.
  'devtools.jsonview.enabled': false,
  'devtools.console.stdout.content': true,
}

/** Debian's Firefox without a window system. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'pitchside-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const program = await startProgram('/usr/bin/firefox-esr', [
    ...['--marionette', '--headless', '--no-remote', '--profile', profile],
  ])
  const stop = async () => {
    await program.stop()
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const port = await answerOf(program, async () => {
      const written = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8')
      return Number(written) || undefined
    })
    const driver = WebDriver.createSession(await Marionette.to(port), new Capabilities())
    const capabilities = await driver.getCapabilities()
    return { label: `Firefox ${capabilities.getBrowserVersion()}`, driver, said: program.said, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
