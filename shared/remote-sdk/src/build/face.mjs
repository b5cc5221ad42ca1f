/**
 * What a page must be loaded anew for, of the manifest of a remote: other pages, places or menu entries. Code, styles and
 * texts come into the open page, whatever files they lie in.
 */
export function faceOf({ contract, routes, menu, slots, topics, hasSetup, shared }) {
  const withoutFiles = (key, value) => (key === 'files' ? undefined : value)
  return JSON.stringify({ contract, routes, menu, slots, topics, hasSetup, shared }, withoutFiles)
}
