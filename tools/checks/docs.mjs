// Documents that are true: decisions have one form and stand in their index, and paths that are named are there.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = ['Context', 'Decision', 'Consequences', 'Enforced by']
const linesMax = 40

/** What is wrong with one decision: its number, its parts, its length. */
export function decisionProblems(file, text) {
  const number = Number(file.slice(0, 4))
  const lines = text.trimEnd().split('\n')
  return [
    ...(lines[0]?.startsWith(`# ${number}. `) ? [] : [`${file} does not begin with "# ${number}. "`]),
    ...parts.filter((part) => !text.includes(`\n**${part}.**`)).map((part) => `${file} has no **${part}.**`),
    ...(lines.length > linesMax ? [`${file} has ${lines.length} lines, at most ${linesMax} are read`] : []),
  ]
}

/** Made by a run, or an example. */
const notInTree = ['tools/checks/advisories.json', 'remote-scores/src/features/standings/standings.page.tsx']

/** Paths from the top of the repository that a text names in backticks. */
export const namedPaths = (text, folders) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path.replace(/:\d.*$/, '').replace(/[/.,]+$/, ''))
    .filter((path) => path.includes('/') && folders.includes(path.split('/')[0]) && !/[{<…]/.test(path))

/** Files and folders of the repository: what a run makes is no part of it, or the answer would hang on what ran before. */
export function pathsOf(files) {
  const paths = new Set(files)
  for (const file of files)
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) paths.add(file.slice(0, at))
  return paths
}

/** Of a pattern the folder it begins in. */
export const isThere = (paths, path) => {
  const fixed = path.includes('*') ? path.slice(0, path.indexOf('*')).replace(/\/?[^/]*$/, '') : path
  return ['', '.ts', '.tsx', '.mjs'].some((ending) => paths.has(fixed + ending))
}

const filesOf = (root) =>
  spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .stdout.split('\n')
    .filter(Boolean)

export function checkDocs(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const decisions = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d{4}-/.test(name))
  const index = read('docs/adr/README.md')
  const paths = pathsOf(filesOf(root))
  const folders = [...paths].filter((path) => !path.includes('/'))
  const inDocs = ['docs', 'docs/adr', 'docs/how-to'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  return [
    ...decisions.flatMap((file) => decisionProblems(file, read(`docs/adr/${file}`))),
    ...decisions.filter((file) => !index.includes(`](${file})`)).map((file) => `docs/adr/README.md leaves out ${file}`),
    ...['README.md', 'CONTRIBUTING.md', ...inDocs].flatMap((file) =>
      namedPaths(read(file), folders)
        .filter((path) => !notInTree.includes(path) && !isThere(paths, path))
        .map((path) => `${file} names ${path}, which is not there`),
    ),
  ]
}
