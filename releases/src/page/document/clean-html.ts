const kept = new Set('p h2 h3 ul ol li blockquote strong em figure figcaption table thead tbody tr th td'.split(' '))
const part = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<[^<>]*>|<|[^<]+/gi

/** A link to a place of the site: the only attribute anything keeps. */
const ownLink = /^<a href="(\/(?![/\\])(?:[\w./?=%-]|&amp;)*)"/i

/**
 * HTML with a few tags, none of them with an attribute but links inside the site, and each closed: whatever it was, nothing of it runs, loads or ends
 * what it stands in. Texts stay as they are escaped already.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let text = ''
  const close = (name: string) => {
    if (!open.includes(name)) return
    for (let last = open.pop(); last; last = open.pop()) {
      text += `</${last}>`
      if (last === name) return
    }
  }
  for (const [found, slash, tag] of html.matchAll(part)) {
    const name = tag?.toLowerCase() ?? ''
    if (!found.startsWith('<')) text += found
    else if (found === '<') text += '&lt;'
    else if (name === 'br') text += '<br>'
    else if ((kept.has(name) || name === 'a') && slash) close(name)
    else if (name === 'a') {
      const [, address] = ownLink.exec(found) ?? []
      if (address === undefined || open.includes('a')) continue
      open.push(name)
      text += `<a href="${address}">`
    } else if (kept.has(name)) {
      open.push(name)
      text += `<${name}>`
    }
  }
  while (open.length > 0) close(open.at(-1) ?? '')
  return text
}
