import { limits } from '@pitchside/contract'

/** Key of the text that says what is wrong with a field, under `safety.problem`. */
export type FieldProblem = 'missing' | 'short' | 'differs' | 'same' | 'code' | 'word' | 'giveUp'
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>

export interface PasswordFields {
  present: string
  next: string
  again: string
  code: string
}

export const isCode = (code: string) => new RegExp(`^\\d{${limits.smsCodeChars}}$`).test(code)

/** What is wrong with a change of the password, by field. */
export function passwordProblems({ present, next, again, code }: PasswordFields): Problems<keyof PasswordFields> {
  const problems: Problems<keyof PasswordFields> = {}
  if (present === '') problems.present = 'missing'
  if (next.length < limits.passwordMinChars) problems.next = 'short'
  else if (next === present) problems.next = 'same'
  if (again !== next || again === '') problems.again = 'differs'
  if (!isCode(code)) problems.code = 'code'
  return problems
}

export interface DeletionFields {
  password: string
  code: string
  confirm: string
  givesUp: boolean
}

/** What is wrong with the form that deletes the account, by field. */
export function deletionProblems(
  { password, code, confirm, givesUp }: DeletionFields,
  { word, owns }: { word: string; owns: boolean },
): Problems<keyof DeletionFields> {
  const problems: Problems<keyof DeletionFields> = {}
  if (password === '') problems.password = 'missing'
  if (!isCode(code)) problems.code = 'code'
  if (confirm.trim().toUpperCase() !== word.toUpperCase()) problems.confirm = 'word'
  if (owns && !givesUp) problems.givesUp = 'giveUp'
  return problems
}
