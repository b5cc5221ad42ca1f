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
export { DataFolderDamaged, type Problem, sentenceOf, writePrivately } from './data-folder'
export { lockFolder } from './db/folder-lock'
export { migrate, readMigrations } from './db/migrate'
export { hasDatabase, makeDatabase, openEngine } from './db/open-engine'
export { buildSeedArchive } from './db/seed-archive'
export { examine, type Findings, repair } from './doctor'
export { deviceMarks } from './kernel/device-marks'
export { Failure } from './kernel/failure'
export { createLog } from './kernel/log'
export { kernelMessages, languageOf, messageFor } from './kernel/messages'
export { lineOf } from './kernel/network'
export { createPlaceLimits } from './kernel/place-limits'
export { siteOriginOf } from './kernel/site-address'
export { createStop, stopLimitMs } from './kernel/stop'
export { demoAccounts, demoPassword } from './modules/account/demo-accounts'
export { createPageData, type PageQuestion } from './modules/page-data'
export { secondStepScript } from './modules/second-factor/second-factor.module'
export { createThingsOfPages } from './modules/things-of-pages'
export { clearSecondFactorsOf } from './second-factor-command'
