const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign])

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1c1f24; background: #fff }
pre { background: #f4f5f7; padding: .8rem; overflow: auto; font-size: 13px; max-height: 36rem }
section { border-left: 4px solid #c62828; padding-left: 1rem; margin: 2rem 0 }
section.flaky { border-color: #e69500 }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
img { max-width: 100%; border: 1px solid #ccd } code { font-size: 13px }
.red { color: #c62828 } .green { color: #2e7d32 }
@media (prefers-color-scheme: dark) { body { color: #e4e6ea; background: #15171b } pre { background: #20242b } }`

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`

function fileLink({ name, path }) {
  if (/\.(png|jpe?g|webp)$/.test(path))
    return `<p>${escaped(name)}<br><a href="${escaped(path)}"><img src="${escaped(path)}" alt="${escaped(name)}"></a></p>`
  const isTrace = path.endsWith('.zip')
  const how = isTrace ? ` <code>npx playwright show-trace test-results/report/${escaped(path)}</code>` : ''
  return `<p><a href="${escaped(path)}">${escaped(name)}</a>${how}</p>`
}

/** `..F..r`: the last runs of a test, the newest at the end. */
function historyLine(entry) {
  if (!entry) return ''
  const { runs, failed, flaky, last } = entry
  return `<p>History: ${runs} runs here, ${failed} failed, ${flaky} passed at the second try: <code>${escaped(last)}</code></p>`
}

function oneTest({ id, title, file, message, files = [], log }, history, kind) {
  return `<section class="${kind}" id="${escaped(id)}">
<h3>${escaped(title)}</h3><p><code>${escaped(file)}</code></p>
<pre>${escaped(message)}</pre>
${files.map(fileLink).join('\n')}
${log ? `<details open><summary>What the site said meanwhile</summary><pre>${escaped(log)}</pre></details>` : ''}
${historyLine(history.get(id))}</section>`
}

function stepRow({ name, isOk, isSkipped, ms, tests = [] }) {
  const word = isSkipped ? 'skipped' : isOk ? 'green' : 'red'
  return `<tr><td>${escaped(name)}</td><td class="${word}">${word}</td><td>${seconds(ms)}</td><td>${tests.length || ''}</td></tr>`
}

/** A step without tests of its own (types, lint, build) shows what it said. */
const outputOf = ({ name, output }) =>
  `<section><h3>${escaped(name)}</h3><pre>${escaped(output.trim())}</pre></section>`

const unsteadyRow = ({ id, runs, failed, flaky, last }) =>
  `<tr><td>${escaped(id)}</td><td>${runs}</td><td>${failed}</td><td>${flaky}</td><td><code>${escaped(last)}</code></td></tr>`

/** One page for a run: what failed and why, what passed at the second try, what was not steady on this machine. */
export function reportPage({ asked, at, steps, history, unsteady, left = [] }) {
  const red = steps.filter(({ isOk }) => !isOk)
  const failures = red.flatMap((step) =>
    step.failures?.length ? step.failures.map((one) => oneTest(one, history, 'failed')) : [outputOf(step)],
  )
  const flaky = steps.flatMap((step) => step.flaky ?? []).map((one) => oneTest(one, history, 'flaky'))
  const hasJourneys = steps.some(({ results, isSkipped }) => results?.kind === 'playwright' && !isSkipped)
  const verdict = red.length === 0 ? 'green' : 'red'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${verdict}: ${escaped(asked)}</title><style>${style}</style></head><body>
<h1 class="${verdict}">${escaped(asked)}: ${red.length === 0 ? 'all green' : `${failures.length} failed`}</h1>
<p>${escaped(new Date(at).toISOString())}${hasJourneys ? ', <a href="journeys/index.html">all journeys</a>' : ''}</p>
<table><tr><th>Step</th><th></th><th>Time</th><th>Tests</th></tr>${steps.map(stepRow).join('')}</table>
${left.length > 0 ? `<h2>Left out</h2><ul>${left.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''}
${failures.length > 0 ? `<h2>Failed</h2>${failures.join('\n')}` : ''}
${flaky.length > 0 ? `<h2>Passed at the second try</h2>${flaky.join('\n')}` : ''}
${unsteady.length > 0 ? `<h2>Not always green on this machine</h2><table><tr><th>Test</th><th>Runs</th><th>Failed</th><th>Second try</th><th>Last runs</th></tr>${unsteady.map(unsteadyRow).join('')}</table>` : ''}
</body></html>
`
}
