import { chromium } from '@playwright/test'
import { startPageServer } from './page-server.mjs'
import { recordTasks } from '../record-tasks.mjs'
const server = await startPageServer()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
await page.goto(server.address + '/football')
await page.waitForFunction('globalThis.bench'); await page.evaluate('bench.firstPaint')
await fetch(server.address + '/control?run=1')
const box = page.getByRole('searchbox', { name: '搜索比赛' }); await box.focus()
const words = ['ml', 'manlian', 'qiecheng', 'huang', 'bao', 'x']
const count = () => page.evaluate("document.querySelectorAll('[data-row]').length + '/' + document.querySelectorAll('[data-stop]').length")
const sets = []
for (let i = 0; i < Number(process.env.SETS ?? 3); i++) {
const stop = await recordTasks(browser); const log = []
for (const word of words) { let text = ''; for (const key of [...word, ...Array.from(word, () => 'Backspace')]) { text = key === 'Backspace' ? text.slice(0, -1) : text + key; await page.keyboard.press(key); await new Promise(r => setTimeout(r, 120)); log.push(text + '(' + (process.env.COUNT ? await count() : '') + ')') } }
const { keys } = await stop(); sets.push(keys); if (i === 0) sets.log = log; const s=[...keys].sort((a,b)=>a-b); console.log('p50', s[26].toFixed(1), 'p95', s[49].toFixed(1), 'max', s[51].toFixed(1), 'mean', (s.reduce((a,b)=>a+b)/52).toFixed(1)) }
if (process.env.EACH) sets.log.forEach((w, i) => console.log(w.padEnd(20), sets.map(k => k[i]?.toFixed(1)).join(' ')))
await browser.close(); server.close()
