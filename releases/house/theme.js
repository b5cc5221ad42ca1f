// Before the first paint: the theme somebody chose on the site, dark otherwise.
;(() => {
  let theme
  try {
    theme = localStorage.getItem('theme')
  } catch (error) {
    console.debug('storage is not readable', error)
  }
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'
})()
