// Before the first paint: theme and language somebody chose here.
;(() => {
  const page = document.documentElement
  page.dataset.theme = localStorage.getItem('console-theme') === 'light' ? 'light' : 'dark'
  page.lang = localStorage.getItem('console-language') === 'en' ? 'en-US' : 'zh-CN'
})()
