// npm run crawl -- [address of a running site] [pages]: what a crawler without scripts finds wrong.
import { crawl } from './crawl.mjs'

const [site = 'http://localhost:3000', count = '500'] = process.argv.slice(2)
const get = async (address) => {
  const reply = await fetch(new URL(address, site))
  return { status: reply.status, body: await reply.text() }
}
const { pages, problems } = await crawl(get, Number(count))
for (const problem of problems) console.log(problem)
console.log(`${pages} pages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
