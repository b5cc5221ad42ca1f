import path from 'node:path'

/** Where a remote shows the note. */
export const notePath = '/bench-note'

const component = (name, words) => `import { useT } from '@pitchside/i18n'
import { useState } from 'react'
import styles from './bench-note.module.css'
export function Note() {
  const [text, setText] = useState('')
  const t = useT('${name.replace('remote-', '')}')
  return (
    <label className={styles.note} data-note={t('bench.words')}>
      ${words} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}
`
const style = (pixels) => `.note { letter-spacing: ${pixels}px }\n`

/** Gives a remote, whose copy lies in a folder of the tree, one more page with something to type into. Returns its saves. */
export function addNote(tree, name, folder) {
  const source = (file) => path.join(folder, 'src', file)
  const id = name.replace('remote-', '')
  const texts = (language, words) =>
    tree.change(source(`i18n/${language}.json`), (text) => {
      const all = JSON.parse(text)
      return `${JSON.stringify({ ...all, bench: { title: 'Note', words } }, undefined, 2)}\n`
    })
  for (const language of ['zh', 'en', 'vi']) texts(language, 'words 0')
  tree.write(source('bench-note.tsx'), component(name, 'save 0'))
  tree.write(source('bench-note.module.css'), style(0))
  tree.write(source('bench-note.page.tsx'), `export { Note as default } from './bench-note'\n`)
  const route = `{ path: '${notePath}', title: '${id}:bench.title', page: () => import('./bench-note.page') },`
  tree.change(source('contribution.ts'), (text) => text.replace('routes: [', `routes: [\n${route}`))
  /** Each saves what has this number in it, and says what is then in sight. */
  return {
    component(number) {
      tree.write(source('bench-note.tsx'), component(name, `save ${number}`))
      return { text: `save ${number}` }
    },
    text(number) {
      texts('zh', `words ${number}`)
      return { note: `words ${number}` }
    },
    style(number) {
      tree.write(source('bench-note.module.css'), style(number))
      return { spacing: `${number}px` }
    },
  }
}
