import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'))

/** What brings the types and tests of what the host provides. */
const needed = [
  ...[
    '@sinclair/typebox',
    '@tanstack/react-query',
    'altcha-lib',
    'axios',
    'esbuild',
    'i18next',
    'mitt',
    'react-i18next',
  ],
  ...['react-router-dom', 'zustand'],
]
/** What a toolchain builds with; each remote installs the one it takes. */
const toolchains = [
  ...['webpack', '@rspack/core', 'vite', '@module-federation/enhanced', '@swc/core', 'swc-loader', 'css-loader'],
  'mini-css-extract-plugin',
]
const forTests = ['@testing-library/react', 'playwright-core', 'axe-core']
/** What templates pin beside these. */
const pinned = [
  ...['jest', 'jest-environment-jsdom', '@jest/globals', '@swc/jest', '@testing-library/dom'],
  ...['@types/react', '@types/react-dom', 'typescript', 'react', 'react-dom'],
]

/** Version that is installed here: what was tested together is what is asked for. */
function installed(root, name) {
  for (const folder of ['shared/remote-sdk', '.']) {
    try {
      return read(root, folder, 'node_modules', name, 'package.json').version
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  throw new Error(`${name} is not installed: add it to shared/remote-sdk/package.json`)
}

const face = (name) => ({ types: `./types/${name}/index.d.ts`, default: `./modules/${name}.js` })

/** The package.json of the tarball: exact versions, nothing of the workspace. */
export function packedManifest(root) {
  const { name, version } = read(root, 'shared/remote-sdk/package.json')
  const versions = (names) => Object.fromEntries(names.map((one) => [one, installed(root, one)]))
  const optional = [...toolchains, ...forTests]
  const shared = ['auth', 'bus', 'contract', 'http', 'i18n', 'platform', 'remote-kit', 'socket']
  return {
    name,
    version,
    description: 'Builds a remote of Pitchside outside of its repository, with webpack, Rspack or Vite.',
    license: read(root, 'package.json').license,
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { 'pitchside-remote': './src/cli/main.mjs' },
    exports: {
      '.': { types: './types/remote-sdk/index.d.ts', default: './modules/index.js' },
      ...Object.fromEntries(shared.map((one) => [`./${one}`, face(one)])),
      './testing': { types: './types/remote-sdk/testing/index.d.ts', default: './modules/testing.js' },
      './client': { types: './client.d.ts' },
      './webpack': './src/build/webpack.mjs',
      './rspack': './src/build/rspack.mjs',
      './vite': './src/build/vite.mjs',
      './sharing-table': './src/build/sharing-table.mjs',
      './jest-preset': './jest-preset.cjs',
      './package.json': './package.json',
    },
    dependencies: versions(needed),
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', ...versions(optional) },
    peerDependenciesMeta: Object.fromEntries(optional.map((one) => [one, { optional: true }])),
    pins: versions([...optional, ...pinned]),
  }
}
