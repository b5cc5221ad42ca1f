// Who may import whom. Everything that is not listed is an error. One row per package; `e2e` and `tools` stand outside
// the product and may look at what they test.
const singletons = ['shared/auth', 'shared/http', 'shared/socket', 'shared/bus', 'shared/i18n', 'shared/platform']
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

const remote = [
  'shared/base',
  'shared/contract',
  'shared/ui',
  'shared/parts',
  'shared/remote-kit',
  // In tests.
  'shared/testing',
  ...singletons,
]

/** Every folder that is a remote has the same rights: a new one needs no row. */
const remotes = readdirSync(join(__dirname, '../..')).filter((name) => /^remote-[a-z]/.test(name))

module.exports = {
  packages: {
    'shared/base': [],
    'shared/contract': ['shared/base'],
    'shared/auth': ['shared/base', 'shared/contract'],
    'shared/bus': ['shared/base', 'shared/contract'],
    'shared/i18n': ['shared/base', 'shared/contract'],
    'shared/platform': ['shared/base', 'shared/contract'],
    'shared/http': ['shared/base', 'shared/contract', 'shared/auth'],
    'shared/socket': ['shared/base', 'shared/contract', 'shared/auth'],
    'shared/ui': ['shared/base'],
    'shared/parts': [
      'shared/base',
      'shared/contract',
      'shared/auth',
      'shared/http',
      'shared/bus',
      'shared/i18n',
      'shared/platform',
      'shared/ui',
      // In tests.
      'shared/testing',
    ],
    'shared/remote-kit': [
      'shared/base',
      'shared/contract',
      'shared/auth',
      'shared/http',
      'shared/socket',
      'shared/bus',
      'shared/i18n',
    ],
    'shared/build': ['shared/base', 'shared/remote-kit', 'shared/remote-sdk'],
    // What it gives to teams outside: types and stand-ins of what the host provides.
    'shared/remote-sdk': ['shared/base', 'shared/contract', 'shared/remote-kit', 'shared/testing', ...singletons],
    'shared/testing': ['shared/base', 'shared/contract'],
    host: ['shared/base', 'shared/contract', 'shared/ui', 'shared/remote-kit', ...singletons],
    ...Object.fromEntries(remotes.map((name) => [name, remote])),
    // The demo world by one dynamic import, see `demo-behind-its-door`.
    backend: ['shared/base', 'shared/contract', 'demo'],
    demo: ['shared/base', 'shared/contract', 'backend'],
    releases: ['shared/base', 'shared/remote-kit', 'shared/build'],
  },
  /** Packages whose code runs in a browser: the contract's schemas are too heavy for them. */
  browser: [
    'shared/auth',
    'shared/bus',
    'shared/i18n',
    'shared/platform',
    'shared/http',
    'shared/socket',
    'shared/ui',
    'shared/parts',
    'shared/remote-kit',
    'host',
    ...remotes,
  ],
  /** Libraries a remote reaches through `platform`, `http` and `bus` only. */
  notInRemotes: [
    'react-router',
    'react-router-dom',
    'axios',
    'zustand',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    'mitt',
    'i18next',
    'react-i18next',
    'react-dom/client',
  ],
}
