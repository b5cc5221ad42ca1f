/** Of everything the server sends. Frozen and shared: building headers per request costs more than the request. */
export const pageHeaders = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
})

/** Of answers that are no pages: should a browser ever show one as such, nothing in it runs and nobody frames it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Of calls: the same, none is kept by a cache. */
export const callHeaders = Object.freeze({
  ...pageHeaders,
  'content-security-policy': closedPolicy,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
})
