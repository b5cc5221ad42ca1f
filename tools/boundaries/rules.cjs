const { packages, browser, notInRemotes } = require('./table.cjs')

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const anyOf = (paths) => `^(${paths.map(literal).join('|')})/`
const ours = '^(shared/[^/]+|host|remote-[^/]+|backend|releases|demo|e2e|tools)/'
const tests = '\\.test\\.tsx?$|/testing/|/planted/'
/** How tables are counted, the same for every feed. */
const tables = '^backend/src/modules/scores/(standings|open-data)/'
const demoDoor = '^backend/src/load-demo\\.ts$'
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const layers = Object.entries(packages).map(([name, allowed]) =>
  error(
    `layer-${name.replace('/', '-')}`,
    `${name} may import only ${allowed.join(', ') || 'nothing of ours'}`,
    { path: anyOf([name]) },
    { path: ours, pathNot: anyOf([name, ...allowed]) },
  ),
)

/** Rules of dependency-cruiser, made from the table. */
module.exports = {
  tests: new RegExp(tests),
  forbidden: [
    ...layers,
    error('no-cycle', 'a cycle hides who depends on whom', {}, { circular: true, viaOnly: { pathNot: demoDoor } }),
    error(
      'resolvable',
      'an import that resolves to nothing would pass every other rule',
      { pathNot: tests },
      // The client of the release service is bundled into the SDK when that is packed.
      { couldNotResolve: true, pathNot: 'modules/release-client\\.js$' },
    ),
    error(
      'no-schemas-in-browser',
      'the contract schemas cost about 46 KB; a browser uses the types',
      { path: anyOf(browser), pathNot: tests },
      { path: '^shared/contract/src/(schemas|http/)' },
    ),
    error(
      'testing-in-tests',
      'what answers in place of the network is no part of the product',
      { pathNot: `${tests}|\\.fixture\\.tsx?$|^e2e/|^tools/|^shared/testing/` },
      { path: '^shared/testing/' },
    ),
    error(
      'remote-uses-platform',
      'remotes reach these libraries through platform, http, bus and i18n',
      { path: '^remote-[^/]+/', pathNot: tests },
      { path: `(^|node_modules/)(${notInRemotes.map(literal).join('|')})(/|$)` },
    ),
    error(
      'parts-below-features',
      'what several features need knows none of them',
      { path: '^(remote-[^/]+)/src/parts/', pathNot: tests },
      { path: '^$1/src/(features|pages)/' },
    ),
    error(
      'features-below-pages',
      'a page puts features together; what a feature needs of it belongs elsewhere',
      { path: '^(remote-[^/]+)/src/features/', pathNot: tests },
      { path: '^$1/src/pages/' },
    ),
    error(
      'rules-are-pure',
      'a service or a rule decides; it never speaks HTTP or SQL',
      { path: '^backend/src/modules/.*\\.(service|rules)\\.ts$' },
      { path: '(^|node_modules/)(fastify|pg|@electric-sql/pglite|ws)(/|$)|^backend/src/(adapters|http)/' },
    ),
    error(
      'module-door',
      'a module is entered by its .module.ts or its ports',
      { path: '^backend/src/modules/([^/]+)/', pathNot: tests },
      { path: '^backend/src/modules/([^/]+)/', pathNot: ['^backend/src/modules/$1/', '\\.module\\.ts$', '/ports/'] },
    ),
    error(
      'demo-behind-its-door',
      'the backend starts without the demo world: one file loads it, and only when it is asked for',
      { path: '^backend/', pathNot: demoDoor },
      { path: '^demo/' },
    ),
    error(
      'demo-loaded-when-asked-for',
      'what is imported statically is loaded by every start',
      { path: '^backend/' },
      { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    ),
    error(
      'demo-enters-by-doors',
      'the demo world knows what modules say of themselves, not how they are made',
      { path: '^demo/', pathNot: tests },
      {
        path: '^backend/src/',
        pathNot: [
          '^backend/src/kernel/',
          '^backend/src/modules/[^/]+\\.ts$',
          '/ports/',
          '\\.module\\.ts$',
          '^backend/src/db/db\\.ts$',
          tables,
        ],
      },
    ),
    error(
      'only-commands-build',
      'the service serves what was built; building is for the command line',
      { path: '^releases/', pathNot: `^releases/src/cli/|${tests}` },
      { path: '^shared/(build|remote-sdk)/' },
    ),
    error(
      'remote-kit-manifest-only',
      'the release service knows manifests, not the browser side of the kit',
      { path: '^releases/' },
      { path: '^shared/remote-kit/src/(index|slot|contribution)\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.types|\\.data|coverage)/' },
    tsPreCompilationDeps: false,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.svg', '.webp'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
