import { spawnSync } from 'node:child_process'

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

const names = (text) => (text ?? '').split('\0').filter(Boolean)

/** What changes are counted from: where this branch left `main`, as the others know it or as it is here. */
export function baseOf(root, ref) {
  if (ref) return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)?.trim()
  for (const main of ['origin/main', 'main']) {
    const base = git(root, 'merge-base', 'HEAD', main)?.trim()
    if (base) return base
  }
  return git(root, 'rev-parse', 'HEAD')?.trim()
}

/** Files that differ from `base`: committed, not committed, and not known to git yet. Deleted ones too. */
export function changedFiles(root, base) {
  const differing = names(git(root, 'diff', '--name-only', '-z', '--no-renames', base))
  const unknown = names(git(root, 'ls-files', '-z', '--others', '--exclude-standard'))
  return [...new Set([...differing, ...unknown])].sort()
}
