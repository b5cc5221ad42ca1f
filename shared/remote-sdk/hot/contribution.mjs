import { lazy } from 'react'
import contribution from 'remote-under-work'
import { standIn } from './families.mjs'

/** Tells of each build that is ready: a site that is run for this work, or else who serves the files of the remote. */
const events = globalThis.devNews ?? new EventSource(new URL('hot-events', __webpack_public_path__))

/** Waits until files can be had: the site may be started anew at this moment, and an update that is cut off is lost. */
async function whenServed() {
  const isServed = () =>
    fetch(new URL('manifest.json', __webpack_public_path__), { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isServed())) await new Promise((resolve) => events.addEventListener('open', resolve, { once: true }))
}

async function reload(why) {
  console.info(`[dev] the page is loaded anew: ${why}`)
  await whenServed()
  location.reload()
}

let newest
let isTaking = false

/** One update leads to the next build; several builds may have come while the page was taking one. */
async function takeUpdates(hot) {
  while (newest !== __webpack_hash__) {
    await whenServed()
    if (!(await hot.check(true))) return reload('there is no update for what it runs')
  }
}

async function hear({ data }) {
  newest = data
  if (isTaking) return
  isTaking = true
  try {
    await takeUpdates(import.meta.webpackHot)
  } catch (error) {
    await reload(error)
  }
  isTaking = false
}
events.addEventListener('message', hear)
events.addEventListener('reload', () => location.reload())
if (events.last) void hear({ data: events.last })

/** What the shell draws refreshes too. */
const fresh = (load) => () => load().then((module) => ({ ...module, default: standIn(module.default, lazy) }))

export default {
  ...contribution,
  routes: contribution.routes.map((route) => ({ ...route, page: fresh(route.page) })),
  slots: contribution.slots.map((slot) => ({ ...slot, view: fresh(slot.view) })),
}
