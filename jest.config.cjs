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
  transform: { '^.+\\.[cm]?[tj]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/(?!.*(until-async|@bundled-es-modules|cookie)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/test/css-modules.cjs',
    '\\.(css|svg|webp)$': '<rootDir>/tools/test/asset.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', '/planted/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.data/'],
  globals: { __VERSION__: 'test' },
}
const browser = [
  'shared/auth',
  'shared/http',
  'shared/socket',
  'shared/bus',
  'shared/i18n',
  'shared/platform',
  'shared/ui',
  'shared/remote-kit',
  'host',
  'remote-live',
  'remote-scores',
  'remote-member',
  'remote-content',
  'remote-chat',
]
const node = ['shared/base', 'shared/contract', 'shared/build', 'shared/testing', 'backend', 'releases', 'tools']
const present = (dirs) =>
  dirs.filter((d) => require('node:fs').existsSync(`${__dirname}/${d}`)).map((d) => `<rootDir>/${d}`)

/** Two projects: code that runs in a browser is tested in jsdom, the rest in Node. */
module.exports = {
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/test/jsdom-env.cjs',
      roots: present(browser),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    },
    { ...common, displayName: 'node', testEnvironment: 'node', roots: present(node), testMatch: ['**/*.test.ts'] },
  ],
  testTimeout: 30_000,
}
