const { join } = require('node:path')

const runtime = JSON.stringify(join(__dirname, 'texts.mjs'))

/** Makes a module of a file of texts that takes its own updates: the shell is given the new texts, nothing is drawn from the start. */
module.exports = function hotTexts(source) {
  const texts = JSON.stringify(JSON.parse(source))
  return `import { take } from ${runtime}\nconst texts = ${texts}\nexport default texts\ntake(import.meta.webpackHot, texts)\n`
}
