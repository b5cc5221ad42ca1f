import { Builder, type Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../fixtures/encoders'
import { answerOf, type Program, startProgram } from './program'

/** A browser behind a driver of its own that speaks WebDriver over HTTP. */
export async function startDriven(
  command: string,
  args: readonly string[],
  capabilities: Capabilities,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ driver: WebDriver; program: Program }> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const program = await startProgram(command, [...args, `--port=${port}`], environment)
  try {
    await answerOf(program, async () => ((await fetch(`${address}/status`)).ok ? true : undefined))
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    await driver.getSession()
    return { driver, program }
  } catch (error) {
    await program.stop()
    throw error
  }
}
