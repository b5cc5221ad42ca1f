import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { startPageServer } from './zz-server.mjs'
const server = await startPageServer()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
await page.goto(server.address + '/football')
await page.waitForFunction('globalThis.bench'); await page.evaluate('bench.firstPaint')
const cdp = await page.context().newCDPSession(page)
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
const box = page.getByRole('searchbox', { name: '搜索比赛' }); await box.focus()
const words = ['ml', 'manlian', 'qiecheng', 'huang', 'bao', 'x']
async function go() { for (const word of words) for (const key of [...word, ...Array.from(word, () => 'Backspace')]) { await page.keyboard.press(key); await new Promise(r => setTimeout(r, 120)) } }
await go()
await cdp.send('Profiler.start'); await go(); const { profile } = await cdp.send('Profiler.stop')
fs.writeFileSync('/tmp/keys.cpuprofile', JSON.stringify(profile))
console.log(await page.evaluate("document.querySelectorAll('[data-row]').length + ' rows ' + document.querySelectorAll('[data-row] *').length"))
await browser.close(); server.close()
