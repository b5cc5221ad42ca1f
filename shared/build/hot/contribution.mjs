import { lazy } from 'react'
import contribution from 'remote-under-work'
import { standIn } from './families.mjs'

/** Tells of each build that is ready: the same path below the files of the remote, whoever serves them. */
const events = new EventSource(new URL('hot-events', __webpack_public_path__))

const reload = (why) => {
  console.info(`[dev] the page is loaded anew: ${why}`)
  location.reload()
}

let newest
let isTaking = false

/** One update leads to the next build; several builds may have come while the page was taking one. */
async function takeUpdates(hot) {
  while (newest !== __webpack_hash__) if (!(await hot.check(true))) return reload('there is no update for what it runs')
}

events.onmessage = async ({ data }) => {
  newest = data
  if (isTaking) return
  isTaking = true
  try {
    await takeUpdates(import.meta.webpackHot)
  } catch (error) {
    reload(error)
  }
  isTaking = false
}

/** What the shell draws refreshes too. */
const fresh = (load) => () => load().then((module) => ({ ...module, default: standIn(module.default, lazy) }))

export default {
  ...contribution,
  routes: contribution.routes.map((route) => ({ ...route, page: fresh(route.page) })),
  slots: contribution.slots.map((slot) => ({ ...slot, view: fresh(slot.view) })),
}
