import { readFileSync, watch } from 'node:fs'
import path from 'node:path'
import { buildRemote } from './build.mjs'
import { openHeaders, sendFile, serveLocally } from './serve.mjs'

const settleMs = 50
/** Loads the page of the shell anew with each build. */
const listener = 'new EventSource(new URL("changes",document.currentScript.src)).onmessage=()=>location.reload();'

/** Builds when something changed; what comes meanwhile is built next. What does not build is printed. */
function builder(directory, onBuild) {
  let isRunning = false
  let isAsked = false
  return async function run() {
    isAsked = true
    if (isRunning) return
    isRunning = true
    while (isAsked) {
      isAsked = false
      await buildRemote(directory, { isDev: true }).then(onBuild, (error) => console.error(error.message))
    }
    isRunning = false
  }
}

/**
 * Builds the remote in a folder after every change and serves it as a version of this machine, for a tab of a running shell.
 * Resolves with its address and how to stop.
 */
export async function developRemote(directory, { port }) {
  const dist = path.join(directory, 'dist')
  const tabs = new Set()
  const send = {
    // While somebody works nothing is published: no file has a hash in the release.
    'manifest.json': () => JSON.stringify({ ...JSON.parse(readFileSync(path.join(dist, 'manifest.json'))), files: [] }),
    'remoteEntry.js': () => listener + readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8'),
  }
  const answer = (name, response) => {
    if (name === 'changes') {
      response.writeHead(200, { ...openHeaders, 'content-type': 'text/event-stream' }).write(':\n\n')
      tabs.add(response)
      response.on('close', () => tabs.delete(response))
    } else if (send[name]) {
      const type = name.endsWith('.js') ? 'text/javascript' : 'application/json'
      response.writeHead(200, { ...openHeaders, 'content-type': type }).end(send[name]())
    } else sendFile(dist, name, response)
  }
  const build = builder(directory, ({ name, build: id }) => {
    console.log(`${name} ${id}`)
    for (const tab of tabs) tab.write('data: built\n\n')
  })
  await build()
  let timer
  const watcher = watch(path.join(directory, 'src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(build, settleMs)
  })
  const served = await serveLocally(port, answer)
  const address = `http://localhost:${served.port}/`
  console.log(`${address}: choose it in the site's /console, "local version"`)
  return {
    address,
    stop() {
      watcher.close()
      clearTimeout(timer)
      served.stop()
    },
  }
}
