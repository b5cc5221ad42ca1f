// The browsers that journeys run in, before anything asks for them: what can not be had here is said again by who needs it.
import { needs } from '../test/run/needs.mjs'
import { ensureBrowsers } from './ensure-browsers.mjs'

await needs.chromium()
ensureBrowsers(['firefox', 'webkit'])
