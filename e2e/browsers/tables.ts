import type { EngineFindings } from './table-reporter'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table(corner: string, engines: readonly EngineFindings[], kind: 'journeys' | 'features'): string {
  const titles = [...new Set(engines.flatMap((engine) => [...engine[kind].keys()]))]
  const lines = titles.map((title) => row([title, ...engines.map((engine) => engine[kind].get(title) ?? '')]))
  const labels = engines.map(({ label }) => label)
  return [row([corner, ...labels]), row([corner, ...labels].map(() => '---')), ...lines].join('\n')
}

/** Journeys and features as Markdown, a column for each engine. */
export const tablesOf = (engines: readonly EngineFindings[]): string =>
  [table('Journey', engines, 'journeys'), table('The engine has', engines, 'features')].join('\n\n').concat('\n')
