// Becomes the start file of a remote that Vite builds: a container of the federation protocol whose files are classic
// scripts (decision 79). The capitals are written by vite.mjs.
import { satisfies } from './satisfies.mjs'

/** File → its `hash`; of a script also what it requires: scripts (`js`), sheets (`css`), shared modules (`shared`). */
const files = FILES
/** Shared module as it is imported → its `name` for the host, and the `range` that is asked for. */
const imports = IMPORTS
const base = new URL('.', document.currentScript.src).href
const isForeign = new URL(base).origin !== location.origin

/** Scripts put their code here, under the name of their file. */
const code = {}
self.remoteScripts ??= {}
self.remoteScripts[CONTAINER] = code
// The host asks with the same hashes for what it fetches early.
self.fileHashes ??= {}
self.fileHashes[CONTAINER] = Object.fromEntries(Object.entries(files).map(([file, { hash }]) => [file, hash]))

let scope = {}
const shared = {}
const exportsOf = {}
/** Scripts that are here with everything they require. */
const ready = new Set()
const running = {}

/** One promise per thing; a failure is forgotten so that the next call tries again. */
function once(thing, start) {
  running[thing] ??= start().catch((error) => {
    delete running[thing]
    throw error
  })
  return running[thing]
}

/** Puts a file into the page with its hash. Rejects when it is missing, late or another one. */
const insert = (file, tag, patienceMs) =>
  new Promise((resolve, reject) => {
    const fail = ({ type }) => {
      clearTimeout(timer)
      tag.remove()
      const request = base + file
      reject(Object.assign(new Error(`Loading ${file} failed.\n(${type}: ${request})`), { type, request }))
    }
    const timer = setTimeout(fail, patienceMs, { type: 'timeout' })
    tag.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    tag.onerror = fail
    tag.integrity = `sha384-${files[file].hash}`
    if (isForeign) tag.crossOrigin = 'anonymous'
    document.head.append(tag)
  })

const loadScript = (file) =>
  once(file, async () => {
    await insert(file, Object.assign(document.createElement('script'), { src: base + file }), SCRIPT_MS)
    if (!code[file]) throw new Error(`${file} is not what it should be`)
  })
const loadSheet = (file) =>
  once(file, () =>
    insert(file, Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + file }), SHEET_MS),
  )

const take = (request) =>
  once(request, async () => {
    const { name, range } = imports[request]
    const offered = Object.entries(scope[name] ?? {})
    const [, found] = offered.find(([version]) => satisfies(version, range)) ?? []
    if (!found) throw new Error(`${name} ${range} is needed, the host has ${offered.map(([version]) => version)}`)
    shared[request] = (found.lib ?? (await found.get()))()
  })

/** A script with everything it requires, and what those require. */
function closureOf(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const one of files[file].js) closureOf(one, seen)
  return seen
}

async function load(file) {
  const scripts = [...closureOf(file)]
  await Promise.all(
    scripts.flatMap((one) => [loadScript(one), ...files[one].css.map(loadSheet), ...files[one].shared.map(take)]),
  )
  for (const one of scripts) ready.add(one)
  return run(file)
}

function run(file) {
  if (exportsOf[file]) return exportsOf[file]
  exportsOf[file] = {}
  try {
    code[file](require, exportsOf[file], base)
  } catch (error) {
    // Whoever tries again gets the failure, and not what was made before it.
    delete exportsOf[file]
    throw error
  }
  return exportsOf[file]
}

/**
 * What `require` gives to a script: a shared module, or the exports of another one. What is not ready was asked for by an
 * `import()`, because what is required at once comes first: a promise answers that.
 */
function require(request) {
  if (imports[request]) return shared[request]
  const file = request.slice(2)
  return ready.has(file) ? run(file) : load(file)
}

self[CONTAINER] = {
  init: (given) => {
    scope = given
  },
  get: async () => {
    const exposed = await load(EXPOSED)
    return () => exposed
  },
}
