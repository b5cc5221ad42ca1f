/** Main version of the embedded PostgreSQL, whose files the rest of this folder knows. */
export const postgresVersion = 18

/** Folders that are there from the first day on; the engine refuses to begin without them, also where they are empty. */
export const folders = [
  'base',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_xact',
]

/** Folders that never hold anything a start needs: an empty one is as good as the one that is gone. */
export const passing = new Set(
  folders.filter((name) => !/^(base|global|pg_xact|pg_wal|pg_multixact(\/.*)?)$/.test(name)),
)

/** Settings of the embedded engine as a new data base has them; the site changes nothing in them. */
export const settings: Readonly<Record<string, string>> = {
  'postgresql.conf': `max_connections = 100
shared_buffers = 128MB
dynamic_shared_memory_type = posix
max_wal_size = 1GB
min_wal_size = 80MB
log_timezone = UTC
datestyle = 'iso, mdy'
timezone = UTC
lc_messages = C
lc_monetary = C
lc_numeric = C
lc_time = C
default_text_search_config = 'pg_catalog.english'
`,
  'pg_hba.conf': 'local all all trust\n',
  'pg_ident.conf': '# none\n',
  'postgresql.auto.conf': '# none\n',
}
export const settingsFiles = Object.keys(settings)

export const mapBytes = 524

/** Files of tables, indexes and their forks, also of tables that live as long as a connection. */
export const isRelation = (name: string): boolean => /^(base\/\d+|global)\/(t\d+_)?\d+(_\w+)?(\.\d+)?$/.test(name)

/** Files of pages that say which transactions came to an end. */
export const isStatus = (name: string): boolean => /^(pg_xact|pg_multixact\/\w+)\/[0-9A-F]+$/.test(name)

/**
 * Files the engine makes anew whenever it begins: what is in them says nothing. Segments of the log other than the one a
 * start reads are empty ones kept for later.
 */
export const isMadeAnew = (name: string): boolean =>
  /^(postmaster\.(pid|opts)|pg_(stat|stat_tmp|notify|subtrans|serial|snapshots|dynshmem|replslot|wal)\/.*)$/.test(
    name,
  ) || /(^|\/)(pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*)$/.test(name)
