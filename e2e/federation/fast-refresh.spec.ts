import type { WebSocket } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { currentRelease } from '../fixtures/remote-files'
import { workOnRemote, workOnSite } from '../fixtures/remote-under-work'
import { ReleaseConsole } from '../pages/release-console'

const path = '/downLoad'
const words = (label: string, more = '') => `import { useState } from 'react'
export function Words() {
  const [text, setText] = useState('')
  ${more}
  return <label>${label} <input value={text} onChange={(event) => setText(event.target.value)} /></label>
}
`
const sources = {
  'src/work.page.tsx': `import { Counter } from './counter'
import { Words } from './words'
export default function WorkPage() {
  return <section><Counter /><Words /></section>
}
`,
  'src/counter.tsx': `import { useState } from 'react'
export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>pressed {count}</button>
}
`,
  'src/words.tsx': words('first words'),
}

test('FED-09 a component of a local remote is changed in the deployed shell: its own state and that of its neighbour stay', async ({
  page,
  site,
}) => {
  const released = await currentRelease(site.address)
  const work = await workOnRemote(sources)
  try {
    await new ReleaseConsole(page).open()
    await page.locator('select[name="remote"]').selectOption('remote-member')
    await page.getByLabel('本机端口').fill(String(work.port))
    await page.getByRole('button', { name: '打开站点' }).click()
    await expect(page.locator('[data-overrides="member"]')).toBeVisible()
    await page.goto(path)
    const counter = page.getByRole('button', { name: 'pressed' })
    await counter.click()
    await counter.click()
    await page.getByLabel('first words').fill('half a sentence')
    await page.evaluate(() => Object.assign(window, { isSameTab: true }))

    await work.write('src/words.tsx', words('second words'))
    await expect(page.getByLabel('second words')).toHaveValue('half a sentence')
    await expect(counter).toHaveText('pressed 2')

    // Other hooks: what it remembered fits no more, and only that is lost.
    await work.write('src/words.tsx', words('third words', 'useState(1)'))
    await expect(page.getByLabel('third words')).toHaveValue('')
    await expect(counter).toHaveText('pressed 2')

    // What does not build leaves the page as it is; the next change is taken.
    await work.write('src/words.tsx', 'export function Words() {')
    await work.hear(/ERROR in .*words\.tsx/)
    await work.write('src/work.page.tsx', sources['src/work.page.tsx'].replace('</section>', '<h2>new</h2></section>'))
    await work.write('src/words.tsx', words('fourth words', 'useState(1)'))
    await expect(page.getByLabel('fourth words')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'new' })).toBeVisible()
    await expect(counter).toHaveText('pressed 2')
    expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true)
  } finally {
    await work.stop()
  }
  expect((await currentRelease(site.address)).seq).toBe(released.seq)
})

// Imported by the remote, not by this file.
const i18n = '@pitchside/i18n'
const plain = {
  ...sources,
  'src/words.tsx': `import { useT } from '${i18n}'
import { useState } from 'react'
import styles from './words.module.css'
export function Words() {
  const [text, setText] = useState('')
  const t = useT('member')
  return <label className={styles.words}>{t('words')} <input value={text} onChange={(event) => setText(event.target.value)} /></label>
}
`,
  'src/words.module.css': '.words { letter-spacing: 1px }',
  'src/texts.json': '{"title":"at work","words":"first words"}',
}

test('LOOP-03 in the site of this machine components, texts, styles and the backend change under an open page', async ({
  page,
  site,
}) => {
  const work = await workOnSite(plain, site.dataDir)
  try {
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    const answered = new Set<WebSocket>()
    page.on('websocket', (socket) => socket.on('framereceived', () => answered.add(socket)))
    await page.goto(work.address + path)
    const counter = page.getByRole('button', { name: 'pressed' })
    await counter.click()
    const words = page.getByRole('textbox', { name: 'words' })
    await words.fill('half a sentence')

    await work.write('src/texts.json', '{"title":"still at work","words":"second words"}')
    await expect(page.getByLabel('second words')).toHaveValue('half a sentence')
    await expect(page).toHaveTitle(/still at work/)
    await work.write('src/words.module.css', '.words { letter-spacing: 2px }')
    await expect(page.locator('label', { has: words })).toHaveCSS('letter-spacing', '2px')
    await work.write('src/counter.tsx', plain['src/counter.tsx'].replace('pressed {', 'pressed again {'))
    await expect(counter).toHaveText('pressed again 1')

    const ready = async () => (await fetch(`${work.address}/readyz`)).text()
    await work.backend('http/health.ts', (text) => text.replace("'ready'", "'ready"))
    await work.hear(/health\.ts:\d+.*ERROR|ERROR.*health\.ts/s)
    expect(await ready()).toContain('"ready"')
    await work.backend('http/health.ts', (text) => text.replace("'ready", "'ready again'"))
    await work.hear(/the backend was started anew/)
    expect(await ready()).toContain('"ready again"')
    await expect.poll(() => answered.size).toBe(2)
    await work.write('src/counter.tsx', plain['src/counter.tsx'].replace('pressed {', 'pressed at last {'))
    await expect(counter).toHaveText('pressed at last 1')
    await expect(words).toHaveValue('half a sentence')
    expect(loads).toHaveLength(1)
  } finally {
    await work.stop()
  }
})
