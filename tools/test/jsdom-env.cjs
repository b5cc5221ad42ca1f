const { TestEnvironment } = require('jest-environment-jsdom')

/** A server that the test itself started: nobody knows its port beforehand. */
const isOwnServer = (address) => /^http:\/\/(127\.0\.0\.1|localhost):\d+\//.test(address)

/**
 * Requests go to servers the test started, or nowhere: what else listens on this machine, or far away, is no part of it. Told past
 * the page, which would take it for a broken line: the test fails.
 */
const withinTheTest = (Request) =>
  class extends Request {
    open(method, address, ...more) {
      if (isOwnServer(address)) return super.open(method, address, ...more)
      const error = new Error(`${method} ${address}: no test says what is answered`)
      queueMicrotask(() => {
        throw error
      })
      throw error
    }
  }

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
      XMLHttpRequest: withinTheTest(this.global.XMLHttpRequest),
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
    // jsdom paints nothing: it answers as a browser whose canvas cannot be had.
    this.global.HTMLCanvasElement.prototype.getContext = () => null
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
