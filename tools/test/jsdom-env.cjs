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
    // jsdom knows no pointer: base-ui clicks with PointerEvent, and drags are tested with it.
    const { MouseEvent } = this.global
    this.global.PointerEvent ??= class PointerEvent extends MouseEvent {
      constructor(type, init = {}) {
        super(type, init)
        this.pointerId = init.pointerId ?? 0
        this.pointerType = init.pointerType ?? ''
      }
    }
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
