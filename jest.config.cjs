const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
]
const common = {
  runtime: '<rootDir>/tools/test/world/world-runtime.cjs',
  transform: { '^.+\\.[cm]?[tj]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/(?!.*(until-async|@bundled-es-modules|cookie|jose|@noble|@scure)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/test/css-modules.cjs',
    '\\.(css|svg|webp)$': '<rootDir>/tools/test/asset.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', '/planted/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.data/'],
  globals: { __VERSION__: 'test', __SHARED_VERSIONS__: { react: '19.3.1' } },
  // Beside the builds: it outlives a run whose temporary files lie in memory.
  cacheDirectory: '<rootDir>/.cache/jest',
}
/** Every remote's folder: a new one is tested without being named here. */
const remotes = require('node:fs')
  .readdirSync(__dirname)
  .filter((name) => /^remote-[a-z]/.test(name))
const browser = [
  'shared/auth',
  'shared/http',
  'shared/socket',
  'shared/bus',
  'shared/i18n',
  'shared/platform',
  'shared/ui',
  'shared/parts',
  'shared/remote-kit',
  'shared/remote-sdk/src/testing',
  'host',
  ...remotes,
]
const node = [
  'shared/base',
  'shared/contract',
  'shared/build',
  'shared/remote-sdk/src/build',
  'shared/remote-sdk/src/cli',
  'shared/testing',
  'backend',
  'demo',
  'releases',
  'tools',
]
const present = (dirs) =>
  dirs.filter((d) => require('node:fs').existsSync(`${__dirname}/${d}`)).map((d) => `<rootDir>/${d}`)

/** Two projects: code that runs in a browser is tested in jsdom, the rest in Node. */
module.exports = {
  projects: [
    {
      ...common,
      displayName: 'browser',
      globalSetup: '<rootDir>/tools/test/world/make-browser-world.mjs',
      testEnvironment: '<rootDir>/tools/test/jsdom-env.cjs',
      roots: present(browser),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    },
    {
      ...common,
      displayName: 'node',
      globalSetup: '<rootDir>/tools/test/world/make-node-world.mjs',
      testEnvironment: 'node',
      roots: present(node),
      testMatch: ['**/*.test.ts'],
    },
  ],
  // For a machine whose cores work for others too: only a failure takes so long.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tools/test/longest-first.cjs',
  // Each site a test file starts leaves some 20 MB with Node: collecting around them costs more than a new process.
  workerIdleMemoryLimit: '1600MB',
}
