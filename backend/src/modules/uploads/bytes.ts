/** Reads and writes numbers in these bytes. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The bytes of a text of ASCII. */
export const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
