/**
 * THE sharing table: each of these modules exists once in the page, the host provides it and a remote is built without it.
 * Everything else is bundled by whoever uses it. The range is a policy, not what happens to be installed: the lowest
 * version remotes must run in. Raising it is a decision, because every host below it is then no way back any more.
 */
export const sharedRanges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@pitchside/auth': '^1.0.0',
  '@pitchside/http': '^1.0.0',
  '@pitchside/socket': '^1.0.0',
  '@pitchside/bus': '^1.0.0',
  '@pitchside/i18n': '^1.0.0',
  '@pitchside/platform': '^1.0.0',
  '@pitchside/remote-kit': '^1.1.0',
  // What the design system takes from Base UI: dialogs, which every remote would otherwise carry.
  '@base-ui/react/alert-dialog': '^1.9.0',
  '@base-ui/react/dialog': '^1.9.0',
}

export const sharedModuleNames = Object.keys(sharedRanges)

const ours = '@pitchside/'
/** Name of this package: what of ours the host provides is imported from it by teams outside of the repository. */
export const sdkName = `${ours}remote-sdk`

/** Request → shared module: a module by its own name, one of ours also as `@pitchside/remote-sdk/<name>`. */
export const sharedByRequest = Object.fromEntries(
  sharedModuleNames.flatMap((name) => [
    [name, name],
    ...(name.startsWith(ours) ? [[`${sdkName}/${name.slice(ours.length)}`, name]] : []),
  ]),
)

/** `shared` option of a remote's federation plugin. */
export function remoteShared() {
  return Object.fromEntries(
    Object.entries(sharedByRequest).map(([request, shareKey]) => [
      request,
      { shareKey, singleton: true, import: false, strictVersion: true, requiredVersion: sharedRanges[shareKey] },
    ]),
  )
}
