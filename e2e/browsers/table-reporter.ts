import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { tablesOf } from './tables'

/** What a run found out about one engine. */
export interface EngineFindings {
  /** As visitors know it, with its version; the name alone when it could not start. */
  label: string
  journeys: Map<string, string>
  features: Map<string, string>
}

const mark = '<!-- Below: made by `npm run e2e -- --browser all --table`. -->'

/** Puts what a run saw under the mark of `docs/browsers.md`. */
export class TableReporter implements Reporter {
  private readonly engines = new Map<string, EngineFindings>()

  constructor(private readonly options: { file: string }) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.parent.title
    const found = this.engines.get(name) ?? { label: name, journeys: new Map(), features: new Map() }
    this.engines.set(name, found)
    const notes = (type: string) => result.annotations.filter((one) => one.type === type)
    const [engine] = notes('engine')
    if (engine?.description) found.label = engine.description
    const [reason] = notes('skip')
    const outcome = result.status === 'passed' ? 'passes' : result.status === 'skipped' ? reason?.description : 'fails'
    found.journeys.set(test.title.replace(/^LOOP-04 /, ''), outcome ?? 'skipped')
    for (const { description = '' } of notes('feature')) {
      const [feature = '', answer = ''] = description.split(': ')
      found.features.set(feature, answer)
    }
  }

  onEnd(): void {
    const { file } = this.options
    const [above = ''] = readFileSync(file, 'utf8').split(mark)
    writeFileSync(file, `${above}${mark}\n\n${tablesOf([...this.engines.values()])}`)
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as the default export
export default TableReporter
