import { parseArgs } from 'node:util'

const text = { type: 'string' }
const options = { sample: { type: 'boolean' }, only: text, lang: text, size: text, pictures: text, seed: text }
const named = {
  only: 'LOOKS_ONLY',
  lang: 'LOOKS_LANGUAGES',
  size: 'LOOKS_SIZES',
  pictures: 'LOOKS_PICTURES',
  seed: 'LOOKS_SEED',
}

/** What the words after `npm run looks --` ask for, as the environment the run reads. Throws for what it does not know. */
export function readArguments(words) {
  const { values } = parseArgs({ args: words, options })
  if (values.size?.split(',').some((size) => !/^\d+x\d+$/.test(size)))
    throw new Error('a size is written like 1280x720')
  if ([values.pictures, values.seed].some((count) => count !== undefined && !/^\d+$/.test(count)))
    throw new Error('pictures and seed are whole numbers')
  const asked = Object.entries(named).filter(([name]) => values[name] !== undefined)
  return {
    ...(values.sample ? { LOOKS_SAMPLE: '1' } : {}),
    ...Object.fromEntries(asked.map(([name, variable]) => [variable, values[name]])),
  }
}
