/** Has the browser keep a cookie, e.g. "lang=vi; Path=/; Max-Age=31536000; SameSite=Lax". */
export function keepCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in several supported browsers
  document.cookie = text
}
