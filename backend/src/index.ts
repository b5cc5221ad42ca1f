export { type App, type AppOptions, createApp } from './app'
export {
  BackupRefused,
  checkBackup,
  type Manifest,
  type ReleaseObjects,
  restoreBackup,
  sortMigrations,
  writeBackup,
} from './backup'
export { type Config, readConfig } from './config'
export { migrate, readMigrations } from './db/migrate'
export { hasDatabase, makeDatabase, openEngine } from './db/open-engine'
export { buildSeedArchive } from './db/seed-archive'
export { createLog } from './kernel/log'
export { createStop, stopLimitMs } from './kernel/stop'
export { demoAccounts, demoPassword } from './modules/account/demo-accounts'
