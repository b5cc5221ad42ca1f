/** Codes of the SDK's errors that we use. */
export const notReadyCode = 2024
export const serverCode = 10002

/** An error as the SDK rejects with. */
export const rejection = (code: number, message: string) => Object.assign(new Error(message), { code })

/** Turns a failed call of the server into an error of the SDK. */
export async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw rejection(serverCode, error instanceof Error ? error.message : String(error))
  }
}
