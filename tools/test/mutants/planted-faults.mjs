import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How often the old text of each edit stands in its file, with the edits before it made. */
function* timesOf(root, { edits }) {
  const texts = new Map()
  for (const { file, find, put } of edits) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    yield { file, times: text.split(find).length - 1 }
    texts.set(
      file,
      text.replaceAll(find, () => put),
    )
  }
}

/** Faults whose old text stands in its file less or more often than it may. */
export function misfits(root, faults, { most = 1 } = {}) {
  return faults.flatMap((fault) =>
    [...timesOf(root, fault)]
      .filter(({ times }) => times < 1 || times > most)
      .map(({ file, times }) => `${fault.name}: its text stands ${times} times in ${file}`),
  )
}
