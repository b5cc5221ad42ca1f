/** Root of the repository. */
export const repositoryRoot: string
/** Packages the browser loads: the host and the remotes. */
export const deployables: readonly string[]
