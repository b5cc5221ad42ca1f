/** A row of the operators' audit. */
export interface AuditRow {
  operatorId: number
  at: number
  call: string
  kind: string
  subject: string
  before: unknown
  after: unknown
  input: unknown
  ipPrefix: string
}
