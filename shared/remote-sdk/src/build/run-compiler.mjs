/** Runs a compiler of webpack or Rspack once; rejects with its own messages. */
export function runCompiler(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        const error = failure ?? closeFailure
        if (error) reject(error)
        else if (stats.hasErrors())
          reject(new Error(`${compiler.options.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`))
        else resolve(stats)
      })
    })
  })
}
