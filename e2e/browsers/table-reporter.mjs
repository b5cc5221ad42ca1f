// Puts what a run saw, journeys and what the engines have, under the mark of `docs/browsers.md`.
import { readFileSync, writeFileSync } from 'node:fs'

const mark = '<!-- Below: made by `npm run e2e -- --browser all --table`. -->'
const corners = { journey: 'Journey', feature: 'The engine has', changed: 'Changed on purpose' }
const row = (cells) => `| ${cells.join(' | ')} |`
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A column for each engine; `answersOf` gives its answers by their titles. */
function table(corner, engines, answersOf) {
  const titles = [...new Set(engines.flatMap((engine) => [...answersOf(engine).keys()]))].sort()
  const head = [corner, ...engines.map(({ label }) => label)]
  const lines = titles.map((title) => row([title, ...engines.map((engine) => answersOf(engine).get(title) ?? '')]))
  return [row(head), row(head.map(() => '---')), ...lines].join('\n')
}

/** The answers of an earlier run, corner → label of the engine → title → answer. */
function answersIn(text) {
  const found = new Map()
  let labels = []
  let columns
  for (const line of text.split('\n')) {
    const [title, ...cells] = cellsOf(line)
    if (Object.values(corners).includes(title)) {
      labels = cells
      columns = new Map(cells.map((label) => [label, new Map()]))
      found.set(title, columns)
    } else if (columns && title && !title.startsWith('---'))
      for (const [at, cell] of cells.entries()) columns.get(labels[at])?.set(title, cell)
  }
  return found
}

function outcomeOf({ status, annotations }) {
  if (status === 'passed') return 'passes'
  const reason = annotations.find(({ type }) => type === 'skip')?.description
  return status === 'skipped' ? (reason ?? 'skipped') : 'fails'
}

export default class TableReporter {
  engines = new Map()

  /** `isPart`: what this run left out stays as it stands, where the engine is of the same version. */
  constructor({ file, isPart }) {
    this.file = file
    this.isPart = isPart
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
    const [above, below = ''] = readFileSync(this.file, 'utf8').split(mark)
    const before = this.isPart ? answersIn(below) : new Map()
    const engines = [...this.engines.values()]
    const tables = Object.entries(corners).map(([kind, corner]) =>
      table(corner, engines, (engine) => new Map([...(before.get(corner)?.get(engine.label) ?? []), ...engine[kind]])),
    )
    writeFileSync(this.file, `${above}${mark}\n\n${tables.join('\n\n')}\n`)
  }
}
