// Hosts of their own on one machine: network namespaces with a link each that can be cut.
import { spawnSync } from 'node:child_process'

const net = '10.77.31'
const bridge = 'pitchbr'

const ip = (...words) => {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`)
}

/** Takes away what a run before may have left. */
function clear(count) {
  for (let index = 0; index < count; index += 1) spawnSync('ip', ['netns', 'del', `pitch${index}`])
  spawnSync('ip', ['link', 'del', bridge])
}

/**
 * That many hosts beside this one, whose address among them is `hub`. undefined where this machine allows no namespaces:
 * then nodes run here and no link can be cut.
 */
export function openPlaces(count) {
  clear(count)
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${net}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    const places = Array.from({ length: count }, (_, index) => {
      const [name, near, far, host] = [`pitch${index}`, `pitchv${index}`, `pitchw${index}`, `${net}.${index + 2}`]
      ip('netns', 'add', name)
      ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far)
      ip('link', 'set', far, 'netns', name)
      ip('link', 'set', near, 'master', bridge)
      ip('link', 'set', near, 'up')
      ip('-n', name, 'addr', 'add', `${host}/24`, 'dev', far)
      ip('-n', name, 'link', 'set', far, 'up')
      ip('-n', name, 'link', 'set', 'lo', 'up')
      return {
        hub: `${net}.1`,
        host,
        through: ['ip', 'netns', 'exec', name],
        cut: () => ip('link', 'set', near, 'down'),
        mend: () => ip('link', 'set', near, 'up'),
      }
    })
    return { places, close: () => clear(count) }
  } catch (error) {
    clear(count)
    console.log(`no namespaces here (${error.message.trim()}): nodes run on this host, and no link is cut`)
    return undefined
  }
}
