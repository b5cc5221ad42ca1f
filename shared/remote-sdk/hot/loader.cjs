const { join } = require('node:path')

const runtime = JSON.stringify(join(__dirname, 'module.mjs'))

/** Goes around a module the compiler has marked: registers its components and lets it take its own updates. */
module.exports = function hotModule(source, map) {
  const file = JSON.stringify(this.resourcePath)
  const head = `import * as $hot from ${runtime};const $RefreshReg$=(type,name)=>$hot.register(${file},name,type),$RefreshSig$=$hot.sign;`
  const tail = '\n$hot.accept(import.meta.webpackHot,__webpack_module__.exports)\n'
  this.callback(null, `${head}${source}${tail}`, map)
}
