// Builds the story page, takes pictures of it and checks its accessibility: node shared/ui/preview/preview.mjs [folder for the pictures]

import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'

const here = import.meta.dirname
const out = resolve(process.argv[2] ?? join(tmpdir(), 'pitchside-ui-preview'))
await mkdir(out, { recursive: true })
await build({
  stdin: {
    contents: `
      import '../src/styles/styles.css'
      import { createRoot } from 'react-dom/client'
      import { StoryPage } from '../src/story-page'
      createRoot(document.querySelector('main')).render(<StoryPage />)`,
    loader: 'tsx',
    resolveDir: here,
  },
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.module.css': 'local-css' },
  outfile: join(out, 'page.js'),
})
const page =
  '<!doctype html><html lang="zh"><meta charset="utf-8"><link rel="icon" href="data:,"><title>@pitchside/ui</title><link rel="stylesheet" href="page.css"><main></main><script type="module" src="page.js"></script>'
const kinds = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const server = createServer(async (request, response) => {
  const name = request.url === '/' ? undefined : request.url.slice(1)
  try {
    const body = name === undefined ? page : await readFile(join(out, name))
    response.setHeader('content-type', kinds[extname(name ?? '')] ?? 'text/html').end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const view = await context.newPage()
view.on('console', (message) => message.type() === 'error' && console.error(message.text()))
view.on('response', (reply) => reply.ok() || console.error(reply.status(), reply.url()))
view.on('pageerror', (error) => console.error(error))
await view.goto(`http://127.0.0.1:${server.address().port}/`)
await view.getByRole('heading', { name: '组件' }).waitFor()
await view.evaluate(() => document.fonts.ready)
/** What opens over the page: a name for the picture, how to open it. */
const overlays = {
  menu: () => view.getByRole('button', { name: '画质' }).click(),
  submenu: () => view.getByRole('button', { name: '主播', exact: true }).hover(),
  select: () => view.getByRole('combobox').first().click(),
  tooltip: async () => {
    await view.getByRole('button', { name: '搜索', exact: true }).hover()
    await view.getByText('按 / 键搜索').waitFor()
  },
  dialog: () => view.getByRole('button', { name: '打开 dialog' }).click(),
  alert: () => view.getByRole('button', { name: '打开 alert' }).click(),
  drawer: () => view.getByRole('button', { name: '打开 drawer' }).click(),
  toast: async () => {
    for (const name of ['成功', '错误', '带操作']) await view.getByRole('button', { name, exact: true }).click()
  },
}
// base-ui's focus guards are hidden yet focusable on purpose; boxes that float belong to no landmark.
const check = async (what) => {
  const { violations } = await new AxeBuilder({ page: view })
    .exclude('[data-base-ui-focus-guard]')
    .disableRules(['region'])
    .analyze()
  for (const { id, nodes } of violations)
    for (const node of nodes) console.error(what, id, node.html.slice(0, 160), node.failureSummary)
}
for (const theme of ['dark', 'light']) {
  await view.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  for (const group of await view.locator('main section:has(> h2)').all()) {
    const title = await group.locator('> h2').textContent()
    await group.screenshot({ path: join(out, `${theme}-${title}.png`) })
  }
  await check(theme)
  for (const [name, open] of Object.entries(overlays)) {
    await open()
    await view.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((each) => each.effect?.getTiming().iterations === 1)
          .map((each) => each.finished),
      ),
    )
    await view.screenshot({ path: join(out, `${theme}-${name}.png`) })
    await check(`${theme} ${name}`)
    await view.keyboard.press('Escape')
    await view.mouse.move(0, 0)
  }
}
await browser.close()
server.close()
console.log(out)
