import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { change, demand, pascal, writeNew } from './files.mjs'

const pageText = (id, name, component) => `import { useT } from '@pitchside/i18n'
import classes from './${name}.module.css'

export default function ${component}Page() {
  const t = useT('${id}')
  return (
    <section className={classes.page} aria-labelledby="${name}-title">
      <h1 id="${name}-title">{t('title.${name}')}</h1>
    </section>
  )
}
`

const testText = (id, name, component) => `import { expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render, screen } from '@testing-library/react'
import texts from '../../i18n/en.json'
import ${component}Page from './${name}.page'

test('the page says what it is', async () => {
  await startI18n('en', {})
  addTexts('${id}', texts)
  render(<${component}Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title['${name}'])
})
`

const titleOf = (name) => name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** A title among the others, by hand: read and written anew the file would have its keys that are numbers elsewhere. */
function withTitle(text, name) {
  const title = `"${name}": "${titleOf(name)}"`
  const { title: others = {} } = JSON.parse(text)
  demand(!(name in others), `there is a title ${name} already`)
  if (Object.keys(others).length > 0) return text.replace(/^ {2}"title": \{\n/m, `$&    ${title},\n`)
  return text.replace('{', `{\n  "title": { ${title} }${text.trim() === '{}' ? '\n' : ','}`)
}

/** What every page of a remote has: route, page, style, texts in three languages, test. */
export function addPage(root, id, name, { page: text, test }) {
  demand(
    /^[a-z]+$/.test(id ?? '') && existsSync(join(root, `remote-${id}`, 'src', 'contribution.ts')),
    `there is no remote-${id}`,
  )
  demand(/^[a-z][a-z0-9-]*$/.test(name ?? ''), 'a page name is kebab-case, e.g. standings')
  const folder = `remote-${id}/src/features/${name}`
  const written = [
    writeNew(root, `${folder}/${name}.page.tsx`, text),
    writeNew(
      root,
      `${folder}/${name}.module.css`,
      '.page {\n  max-width: calc(var(--content) + 2 * var(--gutter));\n  margin: 0 auto;\n  padding: 20px var(--gutter) 48px;\n}\n',
    ),
    writeNew(root, `${folder}/${name}.test.tsx`, test),
    change(root, `remote-${id}/src/contribution.ts`, (text) =>
      text
        .replace(
          /routes: \[\n/,
          `routes: [\n    { path: '/${name}', title: '${id}:title.${name}', page: () => import('./features/${name}/${name}.page') },\n`,
        )
        .replace(
          /routes: \[\],/,
          `routes: [{ path: '/${name}', title: '${id}:title.${name}', page: () => import('./features/${name}/${name}.page') }],`,
        ),
    ),
  ]
  for (const language of ['zh', 'en', 'vi']) {
    const path = `remote-${id}/src/i18n/${language}.json`
    written.push(change(root, path, (text) => withTitle(text, name)))
  }
  return written
}

/** A page that says what it is. */
export function page(root, [id, name]) {
  const component = pascal(name ?? '')
  return addPage(root, id, name, { page: pageText(id, name, component), test: testText(id, name, component) })
}
