const languages = ['zh', 'en', 'vi']

const keysOf = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${prefix}${key}.`) : text === '' ? [] : [prefix + key],
  )

/** `items_one` and `items_other` are the forms of `items`; not every language has each of them. */
const plain = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** Texts that one language has and another has not. */
export function missingTexts(texts) {
  const keys = Object.fromEntries(languages.map((one) => [one, new Set(keysOf(texts[one] ?? {}).map(plain))]))
  const all = new Set(languages.flatMap((one) => [...keys[one]]))
  return languages.flatMap((one) =>
    [...all].filter((key) => !keys[one].has(key)).map((key) => `the text ${key} is missing in ${one}`),
  )
}

/** Rules of style sheets that reach what is not the remote's: no class in a selector. Runs in a page. */
export async function globalRules(addresses) {
  const found = []
  const look = (rules, file) => {
    for (const rule of rules) {
      const foreign = rule.selectorText?.split(',').find((selector) => !/\.[\w-]/.test(selector))
      const isInside = rule.parentRule?.selectorText !== undefined
      if (foreign && !isInside) found.push(`${file}: the selector ${foreign.trim()} reaches what is not the remote's`)
      if (rule.cssRules && !rule.cssText.startsWith('@keyframes')) look(rule.cssRules, file)
    }
  }
  for (const address of addresses) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await (await fetch(address)).text())
    look(sheet.cssRules, address.split('/').at(-1))
  }
  return found
}
