import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeJson, demand, writeNew } from './files.mjs'

const contribution = (id) => `import { defineRemote } from '@pitchside/remote-kit'

export default defineRemote({
  id: '${id}',
  contract: 2,
  routes: [{ path: '/${id}', title: '${id}:title.home', page: () => import('./features/home/home.page') }],
  menu: [{ into: 'header.tabs', label: '${id}:title.home', to: '/${id}', order: 90 }],
  slots: [],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
})
`

const home = (id) => `import { useT } from '@pitchside/i18n'

export default function HomePage() {
  const t = useT('${id}')
  return <h1>{t('title.home')}</h1>
}
`

const homeTest = (id) => `import { expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render, screen } from '@testing-library/react'
import texts from '../../i18n/en.json'
import HomePage from './home.page'

test('the page says what it is', async () => {
  await startI18n('en', {})
  addTexts('${id}', texts)
  render(<HomePage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title.home)
})
`

/** A remote of its own: package, contribution, first page with its test, texts. No other package changes. */
export function remote(root, [id]) {
  demand(/^[a-z]{3,12}$/.test(id ?? ''), 'a remote id is one lower-case word, e.g. shop')
  demand(!existsSync(join(root, `remote-${id}`)), `remote-${id} exists already`)
  const folder = `remote-${id}`
  const { dependencies, ...model } = JSON.parse(readFileSync(join(root, 'remote-member', 'package.json'), 'utf8'))
  // What a model needs for its own features is not copied.
  const needed = Object.keys(dependencies).filter(
    (name) => name.startsWith('@pitchside/') || /^react(-dom)?$/.test(name),
  )
  const own = { name: `@pitchside/${folder}`, version: '1.0.0' }
  const title = JSON.stringify({ title: { home: id.replace(/^./, (letter) => letter.toUpperCase()) } }, null, 2)
  return [
    writeNew(
      root,
      `${folder}/package.json`,
      `${JSON.stringify({ ...model, ...own, dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])) }, null, 2)}\n`,
    ),
    writeNew(
      root,
      `${folder}/tsconfig.json`,
      readFileSync(join(root, 'remote-member', 'tsconfig.json'), 'utf8').replaceAll('remote-member', folder),
    ),
    writeNew(root, `${folder}/src/contribution.ts`, contribution(id)),
    writeNew(root, `${folder}/src/features/home/home.page.tsx`, home(id)),
    writeNew(root, `${folder}/src/features/home/home.test.tsx`, homeTest(id)),
    ...['zh', 'en', 'vi'].map((language) => writeNew(root, `${folder}/src/i18n/${language}.json`, `${title}\n`)),
    changeJson(root, 'tsconfig.json', (config) => config.references.push({ path: folder })),
  ]
}
