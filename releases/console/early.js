// Before the first paint: the language somebody chose here.
document.documentElement.lang = { en: 'en-US', vi: 'vi-VN' }[localStorage.getItem('console-language')] ?? 'zh-CN'
