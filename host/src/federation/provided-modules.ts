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

/** The host's own instances of everything in the sharing table (shared/remote-sdk/src/build/sharing-table.mjs). */
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
}

/** Provided too, but in the page only once a remote or the host itself opens a dialog. */
export const lazilyProvidedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@base-ui/react/alert-dialog': () => import('@base-ui/react/alert-dialog'),
  '@base-ui/react/dialog': () => import('@base-ui/react/dialog'),
}
