import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'

const goal = 0.85
const shown = 12
const mean = (list) => list.reduce((sum, { ndcg }) => sum + ndcg, 0) / list.length

/** How good the first ten answers are, for a judged set in three languages. */
export async function benchQuality() {
  const file = await bundleForNode('backend/src/testing/search-quality.ts')
  try {
    const { measureQuality } = await import(pathToFileURL(file).href)
    const figures = await measureQuality()
    const worst = figures.filter(({ ndcg }) => ndcg < 0.8).sort((a, b) => a.ndcg - b.ndcg)
    for (const { text, language, means, ndcg, first } of worst.slice(0, shown))
      console.log(`  ${ndcg.toFixed(2)}  ${language}  ${text}: ${means} was meant, first is ${first}`)
    const languages = ['zh', 'en', 'vi'].map(
      (one) => `${one} ${mean(figures.filter(({ language }) => language === one)).toFixed(3)}`,
    )
    const all = mean(figures)
    const isMet = all >= goal && figures.length >= 150
    console.log(
      `NDCG@10 of ${figures.length} judged questions: ${all.toFixed(3)} (${languages.join(', ')}); goal ${goal}: ${isMet ? 'yes' : 'NO'}`,
    )
    return isMet
  } finally {
    rmSync(file, { force: true })
  }
}
