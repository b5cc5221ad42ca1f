/** Branches by folded character; `ends` where a word is complete. */
interface Branch {
  next: Map<string, Branch>
  ends: boolean
}

const newBranch = (): Branch => ({ next: new Map(), ends: false })
/** Signs between the letters of a hidden word that are looked past, one after the other. */
const skippedMax = 3

/** The letter itself, whatever its width and case; empty for signs and blanks. */
function fold(char: string): string {
  const plain = char.normalize('NFKC').toLowerCase()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

const isLatin = (char: string | undefined): boolean => char !== undefined && /[\p{Script=Latin}\p{N}]/u.test(char)

function plant(words: readonly string[]): Branch {
  const root = newBranch()
  for (const word of words) {
    const letters = [...word].map(fold).filter(Boolean)
    if (letters.length === 0) continue
    let branch = root
    for (const letter of letters) {
      const next = branch.next.get(letter) ?? newBranch()
      branch.next.set(letter, next)
      branch = next
    }
    branch.ends = true
  }
  return root
}

/** Place after the longest word that begins at `from`; undefined: none does. */
function wordEnd(root: Branch, folded: readonly string[], from: number): number | undefined {
  let branch: Branch | undefined = root
  let end: number | undefined
  let skipped = 0
  for (let place = from; place < folded.length && branch; place++) {
    const letter = folded[place] as string
    if (letter === '') {
      if (++skipped > skippedMax) break
      continue
    }
    skipped = 0
    branch = branch.next.get(letter)
    if (branch?.ends) end = place + 1
  }
  return end
}

/**
 * Makes a mask for words that are not to be read: each of their letters becomes a star. Letters are compared whatever
 * their width and case and with a few signs between them; a Latin word counts only when it stands by itself.
 */
export function createWordMask(words: readonly string[]): (text: string) => string {
  const root = plant(words)
  return (text) => {
    const chars = [...text]
    const folded = chars.map(fold)
    for (let from = 0; from < chars.length; from++) {
      if (folded[from] === '') continue
      const end = wordEnd(root, folded, from)
      if (end === undefined) continue
      const isPart =
        isLatin(folded[from]) && (isLatin(folded[from - 1] || undefined) || isLatin(folded[end] || undefined))
      if (isPart) continue
      for (let place = from; place < end; place++) if (folded[place] !== '') chars[place] = '*'
      from = end - 1
    }
    return chars.join('')
  }
}
