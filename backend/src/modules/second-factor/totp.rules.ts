import { generateSecret, generateURI, verify } from 'otplib'
import { secondsOf } from '../../kernel/wire-values'

const stepS = 30

export const newTotpSecret = (): string => generateSecret({ length: 20 })

/** What apps read from the picture. */
export const totpUri = (issuer: string, label: string, secret: string): string => generateURI({ issuer, label, secret })

/**
 * The time step a code stands for, when it is one of now, of the one before or the one after, and above `usedStep`;
 * undefined for any other. Each step is good once: whoever looked over a shoulder has nothing.
 */
export async function totpStepOf(
  secret: string,
  code: string,
  nowMs: number,
  usedStep: number,
): Promise<number | undefined> {
  const epoch = secondsOf(nowMs)
  // The library takes a used step from the future for a slip of ours. It only means that the clock was put back.
  if (usedStep > Math.floor(epoch / stepS) + 1) return undefined
  const found = await verify({ secret, token: code, epoch, epochTolerance: stepS, afterTimeStep: usedStep })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
