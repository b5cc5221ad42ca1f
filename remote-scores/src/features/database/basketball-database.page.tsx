import { DatabasePage } from './database-page'

/** Basketball leagues and standings. */
export default function BasketballDatabasePage() {
  return <DatabasePage key="basketball" sport="basketball" />
}
