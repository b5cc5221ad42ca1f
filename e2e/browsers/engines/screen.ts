import { answerOf, startProgram } from './program'

/** A screen in memory; `display` is what programs find it by. */
export async function startScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  // It chooses a free number and says which.
  const program = await startProgram('/usr/bin/Xvfb', [
    ...['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
  ])
  const number = await answerOf(program, async () => /^\d+$/m.exec(program.said())?.[0])
  return { display: `:${number}`, stop: program.stop }
}
