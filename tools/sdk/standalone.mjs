import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { packSdk, stageFolder } from './pack.mjs'

/** Packs the SDK and makes a remote of it outside of this repository, as a team does; returns the names of its files. */
export async function standaloneRemote(words) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { toolchain: { type: 'string', default: 'vite' } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('usage: pnpm new standalone-remote <folder> --toolchain webpack|rspack|vite')
  const sdk = await packSdk()
  const { createRemote } = await import(pathToFileURL(path.join(stageFolder, 'src/cli/new.mjs')).href)
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  return createRemote(target, { ...values, sdk }).map((name) => path.join(target, name))
}
