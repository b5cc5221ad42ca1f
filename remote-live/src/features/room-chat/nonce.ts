/** A key nobody else uses. Not randomUUID: that exists on secure origins only. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
