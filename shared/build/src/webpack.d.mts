/** One build of a deployable package. */
export interface BuiltPackage {
  /** Package, e.g. `remote-scores`. */
  name: string
  version: string
  /** Twelve hex digits over the sources. */
  hash: string
  /** Version and hash: `1.0.0-9f31c2ab47d0`. */
  build: string
  /** Container and global name. */
  container: string
  /** Folder with the files and `manifest.json`. */
  output: string
  /** Webpack ran; false when the folder already held this build. */
  isFresh: boolean
}

export interface BuildOptions {
  version?: string
  output?: string
}

/** Builds a deployable package, or finds that its folder already holds this build. Rejects with webpack's messages. */
export function buildPackage(name: string, options?: BuildOptions): Promise<BuiltPackage>
