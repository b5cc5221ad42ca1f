// In tests a class name is its own key.
module.exports = new Proxy(
  { __esModule: false },
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
)
