import { lazy } from 'react'
import contribution from 'remote-under-work'
import { standIn } from './families.mjs'

/** Tells of each build that is ready: the same path below the files of the remote, whoever serves them. */
const events = new EventSource(new URL('hot-events', __webpack_public_path__))

const reload = (why) => {
  console.info(`[dev] the page is loaded anew: ${why}`)
  location.reload()
}

events.onmessage = async ({ data }) => {
  const hot = import.meta.webpackHot
  if (data === __webpack_hash__ || hot.status() !== 'idle') return
  try {
    if (!(await hot.check(true))) reload('there is no update for what it runs')
  } catch (error) {
    reload(error)
  }
}

/** What the shell draws refreshes too. */
const fresh = (load) => () => load().then((module) => ({ ...module, default: standIn(module.default, lazy) }))

export default {
  ...contribution,
  routes: contribution.routes.map((route) => ({ ...route, page: fresh(route.page) })),
  slots: contribution.slots.map((slot) => ({ ...slot, view: fresh(slot.view) })),
}
