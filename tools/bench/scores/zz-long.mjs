import { chromium } from '@playwright/test'
import { startPageServer } from './zz-server.mjs'
const server = await startPageServer()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--mute-audio'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
const pc = await page.context().newCDPSession(page)
await pc.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await page.goto(server.address + '/football')
await page.waitForFunction('globalThis.bench'); await page.evaluate('bench.firstPaint'); await page.waitForFunction("bench.status() === 'open'")
const control = (w) => fetch(`${server.address}/control?${new URLSearchParams(w)}`)
await control({ run: '1' }); await new Promise(r => setTimeout(r, 3000))
const cdp = await browser.newBrowserCDPSession(); const ev = []; const mains = new Set()
cdp.on('Tracing.dataCollected', ({ value }) => { for (const e of value) { if (e.name === 'thread_name' && e.args.name === 'CrRendererMain') mains.add(e.pid + ' ' + e.tid); else if (e.dur) ev.push(e) } })
await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8', '__metadata'] }, transferMode: 'ReportEvents' })
const S = Number(process.env.S ?? 20)
for (let s = 0; s < S; s++) { await new Promise(r => setTimeout(r, 1000)); if (s === S / 2) await control({ burst: '150' }); if (s % 5 === 4) await page.mouse.wheel(0, 700) }
await control({ run: '0' })
const done = new Promise(r => cdp.once('Tracing.tracingComplete', r)); await cdp.send('Tracing.end'); await done
const main = ev.filter(e => mains.has(e.pid + ' ' + e.tid)); const t0 = Math.min(...main.map(e => e.ts))
const runs = main.filter(e => e.name === 'RunTask').sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
console.log('over 50:', runs.filter(r => r.tdur > 50000).length, 'over 40:', runs.filter(r => r.tdur > 40000).length, 'over 30', runs.filter(r => r.tdur > 30000).length)
for (const r of runs.slice(0, 10)) { console.log('TASK cpu', (r.tdur / 1000).toFixed(0), 'wall', (r.dur / 1000).toFixed(0), 'at', ((r.ts - t0) / 1e6).toFixed(1)); const sums = {}; for (const e of main) if (e !== r && e.pid === r.pid && e.tid === r.tid && e.ts >= r.ts && e.ts + e.dur <= r.ts + r.dur + 1 && e.name !== 'RunTask') { const k = e.name + (e.name === 'EventDispatch' ? ':' + e.args.data.type : '') + (e.name === 'FunctionCall' ? ':' + e.args.data?.functionName : ''); sums[k] = (sums[k] ?? 0) + (e.tdur ?? e.dur) / 1000 } console.log('   ', Object.entries(sums).sort((a, b) => b[1] - a[1]).slice(0, 9).map(([k, v]) => k + ' ' + v.toFixed(1)).join(', ')) }
await browser.close(); server.close()
