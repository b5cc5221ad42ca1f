import type { Config } from './config'
import type { DemoWorld } from './modules/ports/demo.port'

/** The demo world; fails with a sentence where the package is missing. */
export async function loadDemo(): Promise<DemoWorld> {
  try {
    const { demo } = await import('@pitchside/demo')
    return demo
  } catch (cause) {
    throw new Error(
      'The package demo cannot be loaded: without it, start with FEED=open or FEED=nami and SEED_DEMO=0.',
      {
        cause,
      },
    )
  }
}

/** The demo world, where the configuration asks for any of it. */
export async function demoFor(
  { feed, seedDemo }: Pick<Config, 'feed' | 'seedDemo'>,
  load = loadDemo,
): Promise<DemoWorld | undefined> {
  return feed === 'sim' || seedDemo ? load() : undefined
}
