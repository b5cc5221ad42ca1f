import { buildMono } from './mono-build.mjs'
import { monoPage } from './pages.mjs'
import { startServer } from './server.mjs'

const site = process.argv[2]
const mono = await buildMono()
const html = await (await fetch(site + '/football')).text()
const page = monoPage(html, mono, '/football')
console.log(page.slice(0, 3500))
const s = await startServer({ site, page, folders: { '/assets/mono/': mono.output } })
console.log('ADDR', s.address)
