import { stripVTControlCharacters } from 'node:util'

const plain = (text) => stripVTControlCharacters(text ?? '').trim()

/** One line per test for the history, with how it ended. */
const tested = (id, outcome, ms) => ({ id, outcome, ms: Math.round(ms ?? 0) })

/** Failures of one file as jest tells them, one part for each: message, lines of the source, stack. */
function partsOf(message) {
  return plain(message)
    .split(/^\s*● /m)
    .slice(1)
    .map((part) => part.trim())
}

/** What jest's JSON says: every test, and the failures with their source lines. `relative` shortens paths. */
export function fromJest({ testResults }, relative) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration }) => tested(`${relative(name)} › ${fullName}`, status, duration)),
  )
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message }) =>
      (partsOf(message).length > 0 ? partsOf(message) : [plain(message)]).map((part) => {
        const [title = '', ...rest] = part.split('\n')
        return {
          id: `${relative(name)} › ${title.replaceAll(' › ', ' ')}`,
          title,
          file: relative(name),
          message: rest.join('\n').trim(),
          files: [],
        }
      }),
    )
  return { tests, failures, flaky: [] }
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

function messageOf({ errors = [] }) {
  return errors
    .map(({ message, snippet, stack }) => [message, snippet, stack].map(plain).filter(Boolean).join('\n\n'))
    .join('\n\n')
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

/**
 * What Playwright's JSON says. A failure has the files of its tries (trace, pictures) and the time it ran, by which the log of
 * the site is cut.
 */
export function fromPlaywright({ suites, errors = [] }, relative) {
  const all = suites.flatMap(specsIn).flatMap((spec) => spec.tests.map((test) => ({ ...spec, test })))
  const ran = all.filter(({ test }) => test.status in outcomes)
  const idOf = ({ file, title }) => `e2e/${file} › ${title}`
  const told = (one) => {
    const wrong = one.test.results.filter(({ status }) => status !== 'passed' && status !== 'skipped')
    return {
      id: idOf(one),
      title: one.title,
      file: `e2e/${one.file}:${one.line}`,
      message: messageOf(wrong[0] ?? {}),
      files: wrong.flatMap(({ attachments }) =>
        attachments.filter(({ path }) => path).map(({ name, path }) => ({ name, path: relative(path) })),
      ),
      times: wrong.map(({ startTime, duration }) => ({
        from: Date.parse(startTime),
        to: Date.parse(startTime) + duration,
      })),
    }
  }
  const broken = errors.map((error) => ({
    id: 'journeys',
    title: 'The journeys did not run',
    file: '',
    message: plain(error.message ?? error.stack),
    files: [],
  }))
  return {
    tests: ran.map((one) => tested(idOf(one), outcomes[one.test.status], one.test.results.at(-1)?.duration)),
    failures: [...ran.filter(({ test }) => test.status === 'unexpected').map(told), ...broken],
    flaky: ran.filter(({ test }) => test.status === 'flaky').map(told),
  }
}
