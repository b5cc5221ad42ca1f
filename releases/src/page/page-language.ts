export type PageLanguage = 'zh' | 'en' | 'vi'
