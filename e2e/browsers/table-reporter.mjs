// Puts what a run saw, journeys and what the engines have, under the mark of `docs/browsers.md`.
import { readFileSync, writeFileSync } from 'node:fs'

const mark = '<!-- Below: made by `npm run e2e -- --browser all --table`. -->'
const row = (cells) => `| ${cells.join(' | ')} |`

/** A column for each engine; `answersOf` gives its answers by their titles. */
function table(corner, engines, answersOf) {
  const titles = [...new Set(engines.flatMap((engine) => [...answersOf(engine).keys()]))]
  const head = [corner, ...engines.map(({ label }) => label)]
  const lines = titles.map((title) => row([title, ...engines.map((engine) => answersOf(engine).get(title) ?? '')]))
  return [row(head), row(head.map(() => '---')), ...lines].join('\n')
}

function outcomeOf({ status, annotations }) {
  if (status === 'passed') return 'passes'
  const reason = annotations.find(({ type }) => type === 'skip')?.description
  return status === 'skipped' ? (reason ?? 'skipped') : 'fails'
}

export default class TableReporter {
  engines = new Map()

  constructor({ file }) {
    this.file = file
  }

  onTestEnd(test, result) {
    const name = test.parent.title
    const found = this.engines.get(name) ?? { label: name, journey: new Map(), feature: new Map(), changed: new Map() }
    this.engines.set(name, found)
    found.journey.set(test.title.replace(/^[A-Z]+-\d+ /, ''), outcomeOf(result))
    for (const { type, description } of result.annotations) {
      if (type === 'engine') found.label = description
      if (type === 'feature' || type === 'changed') found[type].set(...description.split(': '))
    }
  }

  onEnd() {
    const [above] = readFileSync(this.file, 'utf8').split(mark)
    const engines = [...this.engines.values()]
    const tables = [
      table('Journey', engines, (one) => one.journey),
      table('The engine has', engines, (one) => one.feature),
      table('Changed on purpose', engines, (one) => one.changed),
    ]
    writeFileSync(this.file, `${above}${mark}\n\n${tables.join('\n\n')}\n`)
  }
}
