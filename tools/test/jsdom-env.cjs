const { TestEnvironment } = require('jest-environment-jsdom')

// jsdom has no fetch API, and the router needs Request, Response and AbortController of one realm.
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      BroadcastChannel,
    })
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  }
}
