import { DatabasePage } from './database-page'

/** Football leagues and standings. */
export default function FootballDatabasePage() {
  return <DatabasePage key="football" sport="football" />
}
