import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const packageFolder = path.join(import.meta.dirname, '../..')
const templates = path.join(packageFolder, 'templates')

/** What each toolchain builds with, beside this package. */
const builders = {
  webpack: [
    ...['webpack', '@module-federation/enhanced', '@swc/core', 'swc-loader'],
    ...['css-loader', 'mini-css-extract-plugin'],
  ],
  rspack: ['@rspack/core', '@module-federation/enhanced', '@swc/core', 'css-loader'],
  vite: ['vite', '@swc/core'],
}
const others = [
  ...[
    'react',
    'react-dom',
    'playwright-core',
    'axe-core',
    'jest',
    'jest-environment-jsdom',
    '@jest/globals',
    '@swc/jest',
  ],
  ...['@testing-library/dom', '@testing-library/react', '@types/react', '@types/react-dom', 'typescript'],
]

function packageJson(id, toolchain, sdk) {
  const { version, pins } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  const names = [...builders[toolchain], ...others].sort()
  return {
    name: `remote-${id}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      build: 'pitchside-remote build',
      check: 'pitchside-remote check',
      dev: 'pitchside-remote dev',
      release: 'pitchside-remote release',
      test: 'jest',
      types: 'tsc',
    },
    jest: { preset: '@pitchside/remote-sdk', roots: ['<rootDir>/src'] },
    devDependencies: {
      '@pitchside/remote-sdk': sdk ?? version,
      ...Object.fromEntries(names.map((name) => [name, pins[name]])),
    },
  }
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** Names that a package may not contain, or that would act inside of it. */
const realNames = { gitignore: '.gitignore', 'ci.yml': '.github/workflows/ci.yml' }

/**
 * Writes a remote to begin with into a new folder named `remote-<id>`: contribution, a page with its test, texts, build
 * configuration, pipeline. `sdk`: where the package comes from, its version without. Returns the names of the files.
 */
export function createRemote(folder, { toolchain, sdk }) {
  const id = /^remote-([a-z]{2,12})$/.exec(path.basename(folder))?.[1]
  if (!id) throw new Error(`the folder of a remote is named remote-<one lower-case word>, not ${path.basename(folder)}`)
  if (!builders[toolchain]) throw new Error(`the toolchain is one of ${Object.keys(builders).join(', ')}`)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  const words = { __ID__: id, __TITLE__: id.replace(/^./, (letter) => letter.toUpperCase()), __TOOLCHAIN__: toolchain }
  const write = (name, text) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(
      file,
      text.replace(/__(ID|TITLE|TOOLCHAIN)__/g, (word) => words[word]),
    )
    return name
  }
  const sources = ['common', toolchain].flatMap((part) => {
    const from = path.join(templates, part)
    return filesIn(from).map((name) => write(realNames[name] ?? name, readFileSync(path.join(from, name), 'utf8')))
  })
  return [...sources, write('package.json', `${JSON.stringify(packageJson(id, toolchain, sdk), null, 2)}\n`)]
}
