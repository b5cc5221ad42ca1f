// Before the first paint: theme and language somebody chose here.
;(() => {
  const page = document.documentElement
  page.dataset.theme = localStorage.getItem('console-theme') === 'light' ? 'light' : 'dark'
  page.lang = { en: 'en-US', vi: 'vi-VN' }[localStorage.getItem('console-language')] ?? 'zh-CN'
})()
