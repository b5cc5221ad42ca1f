import { currentRelease } from '../fixtures/remote-files'
import { workOnRemote } from '../fixtures/remote-under-work'
import { expect, test } from '../fixtures/site'
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
