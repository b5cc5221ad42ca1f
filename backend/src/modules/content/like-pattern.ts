/** Pattern for `ilike` that finds the text itself anywhere; its own wildcards mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
