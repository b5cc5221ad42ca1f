import type { ImportCommand } from './arguments'

export async function importCommand(_command: ImportCommand): Promise<{ text: string; isComplete: boolean }> {
  throw new Error('comes with the archive')
}
