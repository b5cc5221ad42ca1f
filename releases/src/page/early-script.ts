/**
 * Runs before the first paint: the theme and language the visitor chose, dark and Chinese otherwise. The cookie tells the
 * server the language, so that the next page preloads the right texts.
 */
export const earlyScript = `(function () {
  var page = document.documentElement, tags = { zh: 'zh-CN', en: 'en-US', vi: 'vi-VN' }
  var asked = /[?&]lang=(zh|en|vi)\\b/.exec(location.search), language = asked && asked[1], theme
  try {
    theme = localStorage.getItem('theme')
    language = language || localStorage.getItem('lang')
  } catch (error) {
    console.debug('storage is not readable', error)
  }
  page.dataset.theme = theme === 'light' ? 'light' : 'dark'
  page.lang = tags[language] || tags.zh
  if (tags[language]) document.cookie = 'lang=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax'
})()`

/**
 * A browser brings a page back as it was left. Who is logged in may be somebody else by then, or nobody: then it is loaded anew.
 */
export const broughtBack = `(function () {
  var left
  function who() {
    try { return localStorage.getItem('userInfo') } catch (error) { return null }
  }
  addEventListener('pagehide', function () { left = who() })
  addEventListener('pageshow', function (event) { if (event.persisted && who() !== left) location.reload() })
})()`
