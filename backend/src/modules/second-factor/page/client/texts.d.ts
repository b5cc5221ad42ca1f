/** Texts of the second step, by language. */
export const texts: Record<'zh' | 'en' | 'vi', Record<string, string>>
export function textsOf(language: string): (key: string) => string
