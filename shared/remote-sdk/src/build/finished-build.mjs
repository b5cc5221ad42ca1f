import { markBuild } from './build-mark.mjs'

/** Says in `build.json` which build the output holds, when webpack or Rspack has written all of it. */
export class FinishedBuild {
  constructor(identity) {
    this.identity = identity
  }

  apply(compiler) {
    compiler.hooks.done.tap('FinishedBuild', ({ compilation }) => {
      if (compilation.errors.length === 0) markBuild(compilation.outputOptions.path, this.identity)
    })
  }
}
