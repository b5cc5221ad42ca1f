/** A key nobody else uses, hex: of an intent that must not count twice. Not randomUUID: that is on secure origins only. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
