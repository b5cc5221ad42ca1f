import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'

const directory = new URL('.', import.meta.url).pathname

/**
 * Opens the painter in a browser without a window.
 * `onFrame(bytes)` receives every frame that the page sends and may return a promise to slow it down.
 */
export async function openStudio({ onFrame, executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' } = {}) {
  const bundle = await build({ entryPoints: [`${directory}page.mjs`], bundle: true, format: 'iife', write: false })
  const script = bundle.outputFiles[0].text
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const chunks = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', async () => {
        await onFrame?.(Buffer.concat(chunks))
        response.end()
      })
      return
    }
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : '<!doctype html><meta charset="utf-8"><script src="/page.js"></script>')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage()
  page.on('console', (message) => console.log(message.text()))
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const close = async () => {
    await browser.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { page, close }
}
