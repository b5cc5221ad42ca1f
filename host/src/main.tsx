import '@pitchside/ui/styles.css'
import { Link } from '@pitchside/platform'
import { setDefaultLink } from '@pitchside/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createSiteRouter } from './app'
import { startHttp } from './boot/http-notices'
import { readPageConfig } from './boot/page-config'
import { startLanguage } from './boot/page-language'
import { quietly } from './boot/quietly'
import { startUp } from './boot/start-up'
import { startTelemetry } from './boot/telemetry'
import { startTheme } from './boot/theme.store'
import { makeLanguageUsable } from './boot/usable-language'
import { openRelease, startFederation } from './federation'

/** Draws the frame first; what the server has to say comes into it. */
async function start(root: HTMLElement): Promise<void> {
  const config = readPageConfig(document)
  startTheme()
  makeLanguageUsable(navigator)
  startTelemetry(config.telemetryUrl)
  startHttp(config.apiBase)
  const release = await openRelease(location.pathname)
  await startLanguage()
  setDefaultLink(Link)
  const federation = startFederation(release)
  const page = createRoot(root)
  // In pieces: drawn in one, the frame would hold a slow computer for a third of a second.
  startTransition(() => page.render(<App federation={federation} router={createSiteRouter(federation.table)} />))
  void quietly('start', startUp)
  federation.follow()
}

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root: it must come from the release service')
void start(root)
