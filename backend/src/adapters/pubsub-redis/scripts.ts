/** Entries a topic keeps, about; older ones make a page reload. */
export const historyEntries = 4_096
/** A topic that is silent for so long is forgotten and starts again at 1 of a new epoch; its entries go earlier. */
const topicMs = 48 * 3_600_000
const logMs = 3_600_000
const nodeMs = 24 * 3_600_000
/** Longer than a node takes to notice that another one told it already. */
const onceMs = 600_000
/** Topics in the list of changes that the nodes ask for; more than change between two questions. */
const changesMax = 20_000

/**
 * Numbers an entry, keeps it and tells the nodes, all or nothing.
 * KEYS: position, stream, changes, total, appends of the node, reign, what was kept once. ARGV: topic, new epoch, number of the append, payload,
 * channel, name of what is kept once (empty: nothing), reign of a job (empty: none). A link that broke makes the client send its last commands again: what has this node's number already is left out.
 */
export const appendScript = `
local number = tonumber(ARGV[3])
if tonumber(redis.call('GET', KEYS[5]) or '0') >= number then return 0 end
redis.call('SET', KEYS[5], number, 'PX', ${nodeMs})
if ARGV[7] ~= '' then
  if tonumber(redis.call('GET', KEYS[6]) or '0') > tonumber(ARGV[7]) then return 0 end
  redis.call('SET', KEYS[6], ARGV[7])
end
if ARGV[6] ~= '' and not redis.call('SET', KEYS[7], 1, 'NX', 'PX', ${onceMs}) then return 0 end
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[2]
  redis.call('HSET', KEYS[1], 'epoch', epoch)
  redis.call('DEL', KEYS[2])
end
local seq = redis.call('HINCRBY', KEYS[1], 'seq', 1)
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ${historyEntries}, seq .. '-0', 'p', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ${topicMs})
redis.call('PEXPIRE', KEYS[2], ${logMs})
local total = redis.call('INCR', KEYS[4])
redis.call('ZADD', KEYS[3], total, ARGV[1])
if total % 1000 == 0 then redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -${changesMax + 1}) end
redis.call('PUBLISH', ARGV[5], ARGV[1] .. '\\n' .. epoch .. '\\n' .. seq .. '\\n' .. ARGV[4])
return seq`

/**
 * Where a topic stands; a topic nobody has written to gets its epoch now, so that who joined before the first entry joined
 * the same one. KEYS: position, stream. ARGV: new epoch.
 */
export const positionScript = `
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[1]
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'seq', 0)
  redis.call('DEL', KEYS[2])
end
redis.call('PEXPIRE', KEYS[1], ${topicMs})
return {epoch, redis.call('HGET', KEYS[1], 'seq') or '0'}`

/** Position and the entries after a number, of one moment. KEYS: position, stream. ARGV: the number. */
export const sinceScript = `
return {
  redis.call('HGET', KEYS[1], 'epoch'), redis.call('HGET', KEYS[1], 'seq'),
  redis.call('XRANGE', KEYS[2], '(' .. ARGV[1] .. '-0', '+')
}`

/** Topics that changed after a total, and where they stand. KEYS: changes. ARGV: the total, beginning of position keys. */
export const changesScript = `
local rows = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')
local found = {}
for i = 1, #rows, 2 do
  local at = redis.call('HMGET', ARGV[2] .. rows[i], 'epoch', 'seq')
  found[#found + 1] = {rows[i], rows[i + 1], at[1] or '', at[2] or '0'}
end
return found`
