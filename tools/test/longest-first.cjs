const { createRequire } = require('node:module')

const fromConfig = ['jest', 'jest-cli', 'jest-config'].reduce(
  (from, name) => createRequire(from.resolve(`${name}/package.json`)),
  require,
)
const { default: Sequencer } = fromConfig('@jest/test-sequencer')

/** Over half a minute of a core each, by the beginning of their path. */
const longest = [
  'tools/scaffold/scaffold',
  'backend/src/db/crash',
  'releases/src/cli/main',
  'tools/operations/damage',
  'backend/src/modules/search/search-index',
  'releases/src/cli/check',
  'tools/security/security',
  'backend/src/modules/syndication/syndication',
  'tools/documents/documents',
  'backend/src/http/stop-with-strangers',
  'backend/src/backup/backup',
  'releases/src/smoke/smoke',
]

/**
 * Jest begins with what took longest the last time, and in a new clone with the largest file, which says nothing: some of
 * the longest are a page long, and would run alone at the end. So those are named.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const placeOf = ({ path, context }) =>
      longest.findIndex((name) => path.startsWith(`${context.config.rootDir}/${name}.test.`))
    const named = sorted.filter((one) => placeOf(one) >= 0).sort((one, other) => placeOf(one) - placeOf(other))
    return [...named, ...sorted.filter((one) => placeOf(one) < 0)]
  }
}
module.exports.longest = longest
