import type { EnvironmentDocument, Pointer } from './document'

export interface PackageDifference {
  package: string
  from: string | undefined
  to: string | undefined
}

const words = (pointer: Pointer | undefined) =>
  pointer && `${pointer.stable}${pointer.canary ? ` + ${pointer.canary.build} at ${pointer.canary.percent} %` : ''}`

/** Packages that do not run the same in two documents. */
export function diffDocuments(
  from: Pick<EnvironmentDocument, 'packages'>,
  to: Pick<EnvironmentDocument, 'packages'>,
): PackageDifference[] {
  const names = [...new Set([...Object.keys(from.packages), ...Object.keys(to.packages)])].sort()
  return names
    .map((name) => ({ package: name, from: words(from.packages[name]), to: words(to.packages[name]) }))
    .filter((one) => one.from !== one.to)
}
