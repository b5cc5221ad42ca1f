/** Size of a picture, so that the page can keep its place; nothing where the browser cannot read it. */
export async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return {}
  }
}
