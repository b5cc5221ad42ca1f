// npm run bench -- dev: from a save to its sight in an open page of `npm run dev`, and from a changed backend to its answer.
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { deployables, repositoryRoot } from '@pitchside/build/packages'
import { chromium } from '@playwright/test'
import { median } from '../median.mjs'
import { addNote } from './note.mjs'
import { watchedPage } from './watched-page.mjs'
import { workTree } from './work-tree.mjs'

const goals = { component: 1_000, text: 2_000, style: 2_000, backend: 3_000, socket: 4_000 }
const kinds = ['component', 'text', 'style', 'component']
const restarts = 3

/** Four saves in each remote, one after the other as somebody makes them. */
async function saveAll(page, saves, found) {
  for (const [at, kind] of kinds.entries()) {
    found[kind].push(await page.see(() => saves[kind](at + 1)))
    found.kept += Number(await page.hasTyped())
  }
}

/** Resolves with the moment a call is answered by the changed backend. */
async function answers(address, words) {
  for (;;) {
    const text = await fetch(`${address}/readyz`).then(
      (response) => response.text(),
      () => '',
    )
    if (text.includes(words)) return Date.now()
    await wait(20)
  }
}

async function changeBackend(tree, address, page, found) {
  let before = "'ready'"
  for (let round = 1; round <= restarts; round += 1) {
    const words = `ready ${round}`
    page.nextAnswer()
    const startedAt = Date.now()
    tree.change('backend/src/http/health.ts', (text) => text.replace(before, `'${words}'`))
    found.backend.push((await answers(address, words)) - startedAt)
    found.socket.push((await page.answered()) - startedAt)
    before = `'${words}'`
  }
}

function print(found, saves) {
  const rows = { backend: 'backend to its first answer', socket: 'backend to the page on it' }
  let isGood = found.reloads === 0 && found.kept === saves
  for (const kind of Object.keys(goals)) {
    const middle = median(found[kind])
    isGood &&= middle < goals[kind]
    const cells = [`median ${Math.round(middle)}`.padEnd(13), `worst ${Math.max(...found[kind])}`.padEnd(12)]
    const end = `goal median < ${goals[kind]}  ${middle < goals[kind] ? 'met' : 'MISSED'}`
    console.log(`  ${(rows[kind] ?? `${kind} (${found[kind].length})`).padEnd(28)} ${cells.join(' ')} ${end}`)
  }
  console.log(`  loaded anew ${found.reloads}, goal 0; typed words kept ${found.kept} of ${saves}, goal all`)
  return isGood
}

/** Prints the table; resolves with whether the goals are met. */
export async function bench() {
  const { status } = spawnSync(process.execPath, ['tools/start/build.mjs'], { cwd: repositoryRoot, stdio: 'inherit' })
  if (status !== 0) return false
  const remotes = deployables.filter((name) => name !== 'host')
  const found = { component: [], text: [], style: [], backend: [], socket: [], reloads: 0, kept: 0 }
  const tree = await workTree()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const name of remotes) {
      const folder = tree.copyRemote(name)
      const saves = addNote(tree, name, folder)
      const site = await tree.dev(name, folder)
      const page = await watchedPage(browser, site.address)
      await saveAll(page, saves, found)
      if (name === remotes.at(-1)) await changeBackend(tree, site.address, page, found)
      found.reloads += page.reloads()
      await page.close()
      await site.stop()
    }
  } finally {
    await browser.close()
    tree.remove()
  }
  const saves = remotes.length * kinds.length
  console.log(
    `\ndev: ms from ${saves} saves to their sight in an open page, ${remotes.join(', ')}; ${restarts} changes of the backend`,
  )
  return print(found, saves)
}
