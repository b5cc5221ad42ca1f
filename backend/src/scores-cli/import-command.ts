import { resolve } from 'node:path'
import { readConfig } from '../config'
import { createDb } from '../db/db'
import { migrate, readMigrations } from '../db/migrate'
import { openEngine } from '../db/open-engine'
import { createLog } from '../kernel/log'
import { createArchiveQueries } from '../modules/scores/archive/archive.queries'
import { importFile } from '../modules/scores/archive/import-file'
import { OpenDataError } from '../modules/scores/open-data/open-data-error'
import type { ImportCommand } from './arguments'
import { pathOf, readText, saidOf } from './read-text'

interface FileReport {
  file: string
  added: number
  changed: number
  unchanged: number
  /** Why nothing of it was taken. */
  error?: string
  isSkipped?: boolean
}

const nothing = { added: 0, changed: 0, unchanged: 0 }

function asText(reports: readonly FileReport[]): string {
  const lines = reports.map((report) => {
    if (report.error) return `refused, nothing changed: ${report.error}`
    if (report.isSkipped) return `${report.file}: no matches in it, skipped`
    return `${report.file}: ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged`
  })
  const sum = (count: (report: FileReport) => number) => reports.reduce((total, report) => total + count(report), 0)
  const [added, changed, unchanged] = [sum((r) => r.added), sum((r) => r.changed), sum((r) => r.unchanged)]
  return [...lines, `${reports.length} files: ${added} added, ${changed} changed, ${unchanged} unchanged`].join('\n')
}

/** A running server holds the embedded data base; what the lock says is said again with the way out. */
function explained(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return message.includes('uses the data folder')
    ? new OpenDataError(
        `${message}\nThe embedded data base has one user at a time: stop the running site, import, and start it again; or run it on PostgreSQL (DATABASE_URL).`,
      )
    : new OpenDataError(`The data base can't be opened: ${message}`)
}

/** `pnpm scores import`: each file in a transaction of its own. */
export async function importCommand(command: ImportCommand): Promise<{ text: string; isComplete: boolean }> {
  const config = readConfig({
    LOG_LEVEL: 'warn',
    ...process.env,
    // As the server does: the data folder is meant from the root.
    DATA_DIR: resolve(process.env.DATA_DIR || '.data'),
  })
  const engine = await openEngine(config, createLog(config.logLevel)).catch((error: unknown) => {
    throw explained(error)
  })
  const reports: FileReport[] = []
  try {
    await migrate(engine, readMigrations())
    const db = createDb(engine, { transactionTimeoutMs: 60_000 })
    const queries = createArchiveQueries(db)
    for (const file of command.files) {
      try {
        const counts = await importFile({ db, queries, now: Date.now() }, pathOf(file), await readText(file))
        reports.push({ file, ...(counts ?? { ...nothing, isSkipped: true }) })
      } catch (error) {
        if (!(error instanceof OpenDataError)) throw error
        reports.push({ file, ...nothing, error: saidOf(file, error.message.replace(pathOf(file), file)) })
      }
    }
  } finally {
    await engine.close()
  }
  const text = command.isJson ? JSON.stringify(reports) : asText(reports)
  return { text, isComplete: reports.every(({ error }) => !error) }
}
