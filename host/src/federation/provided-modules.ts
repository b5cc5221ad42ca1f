import * as alertDialog from '@base-ui/react/alert-dialog'
import * as dialog from '@base-ui/react/dialog'
import * as select from '@base-ui/react/select'
import * as auth from '@pitchside/auth'
import * as bus from '@pitchside/bus'
import * as http from '@pitchside/http'
import * as i18n from '@pitchside/i18n'
import * as platform from '@pitchside/platform'
import * as remoteKit from '@pitchside/remote-kit'
import * as socket from '@pitchside/socket'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

/** The host's own instances of everything in the sharing table (shared/build/src/shared-modules.mjs). */
export const providedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@pitchside/auth': auth,
  '@pitchside/http': http,
  '@pitchside/socket': socket,
  '@pitchside/bus': bus,
  '@pitchside/i18n': i18n,
  '@pitchside/platform': platform,
  '@pitchside/remote-kit': remoteKit,
  '@base-ui/react/alert-dialog': alertDialog,
  '@base-ui/react/dialog': dialog,
  '@base-ui/react/select': select,
}
