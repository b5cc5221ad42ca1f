const layers = new Map()

/** An empty off-screen canvas, reused by name from frame to frame. */
export function takeLayer(name, width, height) {
  const key = `${name}:${width}x${height}`
  let layer = layers.get(key)
  if (!layer) {
    const canvas = new OffscreenCanvas(width, height)
    layer = { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
    layers.set(key, layer)
  }
  layer.context.setTransform(1, 0, 0, 1, 0, 0)
  layer.context.globalAlpha = 1
  layer.context.globalCompositeOperation = 'source-over'
  layer.context.filter = 'none'
  layer.context.clearRect(0, 0, width, height)
  return layer
}
