import type { StoryLanguage } from './story'

/** How the page is read. */
export interface StorySettings {
  theme: 'dark' | 'light'
  language: StoryLanguage
}

/** What the document says of itself. */
export function readSettings(): StorySettings {
  const { dataset, lang } = document.documentElement
  const language = (['en', 'vi'] as const).find((one) => lang.startsWith(one)) ?? 'zh'
  return { theme: dataset.theme === 'light' ? 'light' : 'dark', language }
}

/** Tells the document, before anything is drawn: style sheets and numbers follow its language. */
export function applySettings({ theme, language }: StorySettings): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = language
}
