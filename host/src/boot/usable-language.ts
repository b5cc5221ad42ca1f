const fallback = 'en'

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    // A RangeError is the answer: the engine takes it for no language.
    return false
  }
}

/**
 * WebKit on a Linux that is set to no language says `C`. `Intl` throws at that, and libraries hand on what the browser says
 * while they load, so that a whole page would be missing. Ours never ask: they format in the language of the page.
 */
export function makeLanguageUsable(browser: Navigator): void {
  if (isTag(browser.language)) return
  Object.defineProperty(browser, 'language', { value: fallback, configurable: true })
  Object.defineProperty(browser, 'languages', { value: Object.freeze([fallback]), configurable: true })
}
