const engines = ['chromium', 'firefox', 'webkit']
const usage = `--browser takes ${engines.join(', ')}, several of them with commas, or all`

/** Our own options of `npm run e2e`; all other words are Playwright's. No engine: everything in Chromium, as ever. */
export function readArguments(given) {
  const words = given.filter((word) => word !== '--short' && word !== '--table')
  const isShort = given.includes('--short')
  const isTable = given.includes('--table')
  const at = words.findIndex((word) => /^--browser(=|$)/.test(word))
  if (at < 0) return { engines: [], words, isShort, isTable, ...(isShort || isTable ? { problem: usage } : {}) }
  const [option] = words.splice(at, 1)
  const value = option.includes('=') ? option.slice(option.indexOf('=') + 1) : words.splice(at, 1)[0]
  const chosen = value === 'all' ? engines : (value ?? '').split(',')
  if (chosen.some((name) => !engines.includes(name))) return { engines: [], words, isShort, isTable, problem: usage }
  const isUsual = chosen.join() === 'chromium' && !isShort && !isTable
  return { engines: isUsual ? [] : chosen, words, isShort, isTable }
}
