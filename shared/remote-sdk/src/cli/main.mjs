#!/usr/bin/env node
// pitchside-remote <verb>, see `usage`.
import path from 'node:path'
import { parseArgs } from 'node:util'

const usage = `usage:
  pitchside-remote new <folder> --toolchain webpack|rspack|vite [--sdk <version or tarball>]   a remote to begin with
  pitchside-remote build [--readable]    builds the remote in this folder into dist
  pitchside-remote check                 opens what was built in Chromium (CHROMIUM_PATH) and says what would not do
  pitchside-remote dev [--port 3101]     builds on every change and serves it to a running shell
  pitchside-remote release publish|check|canary|promote|rollback|status [--why TEXT] [--percent N] [--version V]
      [--env ENV] [--from ENV] [--smoke] [--preview NAME [--audience staff|all] [--days N]]
      at the site of --server or PITCHSIDE_SERVER, with PITCHSIDE_TOKEN or as the CI job this is`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    toolchain: { type: 'string', default: 'vite' },
    sdk: { type: 'string' },
    readable: { type: 'boolean', default: false },
    port: { type: 'string', default: '3101' },
    server: { type: 'string', default: process.env.PITCHSIDE_SERVER },
    why: { type: 'string' },
    percent: { type: 'string' },
    version: { type: 'string' },
    env: { type: 'string' },
    from: { type: 'string' },
    smoke: { type: 'boolean' },
    preview: { type: 'string' },
    audience: { type: 'string' },
    days: { type: 'string' },
  },
})
const [verb, object] = positionals

const verbs = {
  async new() {
    const { createRemote } = await import('./new.mjs')
    for (const file of createRemote(path.resolve(object), values)) console.log(`written: ${file}`)
  },
  async build() {
    const { buildRemote } = await import('./build.mjs')
    const { name, build } = await buildRemote(process.cwd(), { isDev: values.readable })
    console.log(`built ${name} ${build}`)
  },
  async check() {
    const { checkRemote } = await import('./check.mjs')
    const { problems, notices } = await checkRemote(process.cwd())
    for (const notice of notices) console.log(`! ${notice}`)
    for (const problem of problems) console.error(`✗ ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else console.log('✓ nothing found')
  },
  async release() {
    const { releaseRemote } = await import('./release.mjs')
    const { text, address } = await releaseRemote(process.cwd(), object, values)
    console.log(text ?? address)
  },
  async dev() {
    const { developRemote } = await import('./dev.mjs')
    await developRemote(process.cwd(), { port: Number(values.port) })
  },
}

if (!verbs[verb] || (['new', 'release'].includes(verb) && !object)) {
  console.error(usage)
  process.exitCode = 2
} else {
  await verbs[verb]().catch((error) => {
    console.error(`✗ ${error.message}`)
    process.exitCode = 1
  })
}
