import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { keptBundle } from '@pitchside/build/kept-bundle'
import { repositoryRoot } from '@pitchside/build/packages'

const quiet = { PORT: '0', RTMP_PORT: 'off', TRANSCODE: 'off' }

/** A copy of the tree, as it is built, in which files are saved; `dev` is `npm run dev` there. */
export async function workTree() {
  const { copyTree } = await import(pathToFileURL(await keptBundle('e2e/fixtures/tree-copy.ts')).href)
  const tree = copyTree(repositoryRoot)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-bench-'))
  for (const name of readdirSync(repositoryRoot)) {
    const built = path.join(repositoryRoot, name, 'dist')
    if (existsSync(built)) cpSync(built, path.join(tree.folder, name, 'dist'), { recursive: true })
  }
  const write = (file, text) => writeFileSync(path.join(tree.folder, file), text)
  const change = (file, how) => {
    const before = readFileSync(path.join(tree.folder, file), 'utf8')
    const after = how(before)
    if (after === before) throw new Error(`${file} is not what this bench changes any more`)
    write(file, after)
  }
  const remove = () => {
    tree.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  /** A second copy of a remote, so that the one before the work need not be built. */
  const copyRemote = (name) => {
    const folder = `work-${name}`
    const filter = (file) => path.basename(file) !== 'dist'
    cpSync(path.join(tree.folder, name), path.join(tree.folder, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    })
    return folder
  }
  const dev = (name, folder) => startDev(name, path.join(tree.folder, folder), tree.folder, dataDir)
  return { write, change, copyRemote, dev, remove }
}

/** Resolves when pages can be opened. */
async function startDev(name, folder, cwd, dataDir) {
  const env = { ...process.env, ...quiet, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['tools/start/dev.mjs', name, '--folder', folder], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const found = /Pitchside runs on (\S+);/.exec(said)
      // The first build is released after the start.
      if (found && said.includes(`  ${name} 1.`)) resolve(found[1])
    })
    child.once('exit', () => reject(new Error(`npm run dev -- ${name} did not start:\n${said}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { address, stop }
}
