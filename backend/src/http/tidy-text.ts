/** Passwords are the one kind of text whose spaces count. */
const untrimmed = new Set(['password', 'pass'])

/** A text as it was meant, without spaces around it and without the sign that nobody sees and no data base takes. */
export function tidyText(sent: string, field: string): string {
  // The sign goes before anything looks at the text.
  const text = sent.includes('\0') ? sent.replaceAll('\0', '') : sent
  return untrimmed.has(field) ? text : text.trim()
}
