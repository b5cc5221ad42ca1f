// npm run crawl -- [address of a running site] [pages]: what a crawler without scripts finds wrong.
import { numberOf, readWith } from '../words.mjs'
import { crawl } from './crawl.mjs'

const [site, count] = readWith('npm run crawl -- [address of a running site] [pages]', (words) => {
  const [address = 'http://localhost:3000', pages, ...more] = words
  if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much`)
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address`)
  return [address, numberOf(pages, 500)]
})
const get = async (address) => {
  const reply = await fetch(new URL(address, site))
  return { status: reply.status, body: await reply.text() }
}
const { pages, problems } = await crawl(get, count)
for (const problem of problems) console.log(problem)
console.log(`${pages} pages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
