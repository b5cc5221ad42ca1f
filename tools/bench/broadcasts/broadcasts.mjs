import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from '@pitchside/build/packages'
import { logIn } from '../chat/log-in.mjs'
import { tellGoals } from '../goals.mjs'
import { option } from '../option.mjs'
import { startSite } from '../site.mjs'
import { followFilm } from './followed-film.mjs'
import { ffmpegsOf, residentMb } from './processes.mjs'
import { mountSmallDisk } from './small-disk.mjs'

const anchors = [3, 4, 101]
const mobileOf = (id) => `86-139${String(id).padStart(8, '0')}`
const film = path.join(repositoryRoot, 'backend/assets/demo/football/hd.mp4')
/** The recordings of the three fill it in about a minute. */
const diskMb = 8
const clipEveryMs = 12_000
/** One program for lower qualities, one for a picture, one for a clip. */
const goals = { programs: 3, growthMb: 150, memoryMb: 1_500, backS: 15, share: 0.97 }

const caller = (address, token) => async (name, body) => {
  const headers = { token, 'content-type': 'application/json' }
  const reply = await fetch(
    `${address}/api/${name}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  return reply.json()
}

/** An anchor on air: an encoder that sends a film again and again, which costs this machine next to nothing. */
async function goOnAir(address, id) {
  const call = caller(address, (await logIn(address, mobileOf(id))).token)
  const { data } = await call('Live/getLiveUrl')
  const { data: room } = await call(`Live/startRoom?id=${data.id}`)
  const args = ['-v', 'error', '-re', '-stream_loop', '-1', '-i', film, '-c', 'copy', '-f', 'flv', room.url]
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function until(isSo, seconds, what) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(200)) if (await isSo()) return
  throw new Error(`${what}: not within ${seconds} s`)
}

/** Asks for a clip of one room after the other; gives how many were asked for and can be seen. */
async function cutClips(address, isOver) {
  const call = caller(address, (await logIn(address, mobileOf(2))).token)
  const asked = []
  for (let turn = 0; !isOver(); turn += 1, await wait(clipEveryMs)) {
    const uid = anchors[turn % anchors.length]
    const { data: shown } = await call(`Live_streaming/prepareClip?uid=${uid}`)
    if (!shown) continue
    const wish = {
      uid,
      from: shown.start,
      length: Math.min(10, Math.floor(shown.length)),
      title: 'bench',
      nonce: `${turn}`,
    }
    const { data } = await call('Live_streaming/createClip', wish)
    if (data) asked.push(data.id)
  }
  await wait(10_000)
  const states = await Promise.all(asked.map(async (id) => (await call(`Live_streaming/clip?id=${id}`)).data?.status))
  return { asked: asked.length, made: states.filter((status) => status === 2).length }
}

/** Memory and programs of the site, once a second. */
function sample(pid, isOver) {
  const seen = { memoryMb: [], programs: 0, totalMb: 0 }
  const done = (async () => {
    for (; !isOver(); await wait(1_000)) {
      const programs = ffmpegsOf(pid)
      const own = residentMb(pid)
      seen.memoryMb.push(own)
      seen.programs = Math.max(seen.programs, programs.length)
      seen.totalMb = Math.max(seen.totalMb, own + programs.reduce((sum, one) => sum + residentMb(one.pid), 0))
    }
  })()
  return { seen, done }
}

const lowerOf = async (address) => {
  const text = await (await fetch(`${address}/media/live/${anchors[0]}/master.m3u8`)).text()
  return text.split('\n').filter((line) => /^(?!#).+\.m3u8/.test(line))
}

/** Ends the programs that make lower qualities; gives after how many seconds they run again. */
async function killLadder(pid) {
  const before = ffmpegsOf(pid).filter(({ isLadder }) => isLadder)
  for (const { pid: one } of before) process.kill(one, 'SIGKILL')
  const began = performance.now()
  const isNew = ({ pid: one, isLadder }) => isLadder && !before.some(({ pid: old }) => old === one)
  await until(() => ffmpegsOf(pid).filter(isNew).length >= before.length, 60, 'programs that were killed run again')
  return { killed: before.length, backS: (performance.now() - began) / 1_000 }
}

/** Three broadcasts at once with lower qualities, pictures and clips, on a disk that fills up, whose ffmpegs are killed once. */
export async function bench() {
  const minutes = option('minutes', 2)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-broadcasts-'))
  const disk = mountSmallDisk(path.join(dataDir, 'recordings'), diskMb)
  console.log(`broadcasts: ${anchors.length} at once, ${minutes} min, recordings on a disk of ${diskMb} MB`)
  if (disk.problem) console.log(`a small disk can't be mounted here (${disk.problem}): measured without a full one`)
  const ends = [() => rmSync(dataDir, { recursive: true, force: true }), () => disk.unmount?.()]
  let isOver = false
  try {
    const site = await startSite({ env: { RTMP_PORT: '0', DATA_DIR: dataDir } })
    ends.push(() => site.stop())
    for (const id of anchors) ends.push(await goOnAir(site.address, id))
    const lists = anchors.map((id) => `${site.address}/media/live/${id}/main/index.m3u8`)
    for (const list of lists) await until(async () => (await fetch(list)).ok, 30, `${list} is on air`)
    await until(async () => (await lowerOf(site.address)).length > 1, 60, 'lower qualities')
    const films = lists.map(followFilm)
    const began = performance.now()
    const memory = sample(site.pid, () => isOver)
    const clips = cutClips(site.address, () => isOver)
    await wait(minutes * 20_000)
    const { killed, backS } = await killLadder(site.pid)
    if (!disk.problem) await until(() => disk.isFull(), 300, 'the disk is full')
    const fullAt = films.map(({ state }) => state.last)
    await wait(Math.max(30_000, minutes * 60_000 - (performance.now() - began)))
    isOver = true
    for (const one of films) await one.stop()
    await memory.done
    const elapsedS = (performance.now() - began) / 1_000
    const made = await clips
    const { seen } = memory
    const half = seen.memoryMb.slice(Math.floor(seen.memoryMb.length / 2))
    const growth = half.at(-1) - half[0]
    const states = films.map(({ state }) => state)
    const sum = (name) => states.reduce((total, state) => total + state[name], 0)
    // A window of segments was there when the first look came.
    const share = Math.min(...states.map(({ seconds }) => seconds / elapsedS))
    const afterFull = Math.min(...states.map(({ last }, at) => last - fullAt[at]))
    return tellGoals([
      ['segments missing in the playlists of all', sum('missing'), 0, sum('missing') === 0],
      [
        'breaks in the films, looks that failed',
        `${sum('breaks')}, ${sum('failures')}`,
        '0, 0',
        sum('breaks') + sum('failures') === 0,
      ],
      ['film of the slowest, of the time that went by', share.toFixed(3), `>= ${goals.share}`, share >= goals.share],
      ['ffmpegs at once', seen.programs, `<= ${goals.programs}`, seen.programs <= goals.programs],
      [
        'memory of the site, most with its ffmpegs, MB',
        seen.totalMb.toFixed(0),
        `<= ${goals.memoryMb}`,
        seen.totalMb <= goals.memoryMb,
      ],
      [
        'growth of the site in the second half, MB',
        growth.toFixed(0),
        `<= ${goals.growthMb}`,
        growth <= goals.growthMb,
      ],
      [
        `ffmpegs killed, back after, s`,
        `${killed}, ${backS.toFixed(1)}`,
        `<= ${goals.backS}`,
        killed > 0 && backS <= goals.backS,
      ],
      ...(disk.problem
        ? []
        : [['segments of the slowest after the disk was full', afterFull, '>= 10', afterFull >= 10]]),
      ['clips made, of those asked for', `${made.made} of ${made.asked}`, 'more than 0', made.made > 0],
    ])
  } finally {
    isOver = true
    for (const end of ends.reverse()) await end()
  }
}
