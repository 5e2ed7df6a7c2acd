import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 2000
/** These are several beats of an owner that is busy. */
const WATCH_MS = 12_000
/** A killed process needs some seconds until all of its memory is freed. */
const PATIENCE_MS = 5000
const ASK_AGAIN_MS = 200

/** A process id alone is not unique, because each container counts from one. */
interface Owner {
  token: string
  host: string
  /** Within this running kernel and container `pid` is unique. */
  place: string
  pid: number
  /** The process started then, as its kernel counts; empty if unknown. */
  started: string
}

interface Times {
  beatMs?: number
  watchMs?: number
  patienceMs?: number
}

/** Locks a folder: PGlite lets two processes open one and then loses commits. Returns the function to unlock it. */
export async function lockFolder(dir: string, times: Times = {}) {
  const { beatMs = BEAT_MS, watchMs = WATCH_MS, patienceMs = PATIENCE_MS } = times
  const asked = performance.now()
  const path = `${dir}.lock`
  const own = { ...thisProcess(), token: randomUUID() }
  mkdirSync(dirname(dir), { recursive: true })
  while (!take(path, own)) {
    const found = ownerOf(path)
    if (found === null) continue
    if (!(await isHeld(path, found, watchMs))) putAside(path, found, own)
    else if (performance.now() - asked >= patienceMs) throw new Error(refusal(dir, path, found))
    else await sleep(ASK_AGAIN_MS)
  }
  const beating = setInterval(() => beat(dir, path, own), beatMs).unref()
  return () => {
    clearInterval(beating)
    if (ownerOf(path)?.token === own.token) rmSync(path, { force: true })
  }
}

/** Links a finished file, so that nobody reads a half-written lock. */
function take(path: string, own: Owner) {
  const draft = `${path}.${own.token}`
  try {
    writeFileSync(draft, JSON.stringify(own))
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** After a machine slept, another process may have taken over its lock. */
function beat(dir: string, path: string, own: Owner) {
  if (ownerOf(path)?.token !== own.token) throw new Error(`Outro processo tomou a pasta de dados ${dir}.`)
  utimesSync(path, new Date(), new Date())
}

/** Returns null without a lock; a lock of an older version is a number alone. */
function ownerOf(path: string): Owner | null {
  try {
    const text = readFileSync(path, 'utf8')
    return asOwner(text) ?? { token: text, host: '', place: '', pid: Number(text) || 0, started: '' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function asOwner(text: string): Owner | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && 'token' in read ? (read as Owner) : null
  } catch {
    return null
  }
}

async function isHeld(path: string, owner: Owner, watchMs: number) {
  const isOlder = owner.place === '' && owner.pid > 0
  if (isOlder || owner.place === thisProcess().place) {
    if (!isRunning(owner.pid) || (startOf(owner.pid) !== owner.started && !isOlder)) return false
    if (isOlder) return owner.pid !== process.pid
    if (owner.started) return true
  }
  // for a process that cannot be seen from here only its beat tells whether it lives
  const before = changedAt(path)
  for (let waited = 0; waited < watchMs; waited += watchMs / 12) {
    await sleep(watchMs / 12)
    if (changedAt(path) !== before) return ownerOf(path) !== null
  }
  return false
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** If two processes set one dead lock aside, the second may catch the first one's new lock, which is put back. */
function putAside(path: string, dead: Owner, own: Owner) {
  const aside = `${path}.${own.token}`
  try {
    renameSync(path, aside)
    if (ownerOf(aside)?.token !== dead.token) linkSync(aside, path)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function refusal(dir: string, path: string, { pid, host, place }: Owner) {
  const where = place && place !== thisProcess().place ? ` Ele roda em ${host}, fora daqui.` : ''
  return `A pasta de dados ${dir} já está em uso pelo processo ${pid}.${where} Pare-o; se ele já não existe, apague ${path}.`
}

function thisProcess() {
  const kernel = told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const container = told(() => readlinkSync('/proc/self/ns/pid'))
  return {
    host: hostname(),
    place: `${hostname()} ${kernel} ${container}`,
    pid: process.pid,
    started: startOf(process.pid),
  }
}

/** Returns the fields of proc(5) from the third on, after the name of the process. */
const fieldsOf = (pid: number) => told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!).split(' ')

/** Returns the 22nd field, the start time; a reused process id has another one. */
const startOf = (pid: number) => fieldsOf(pid)[19] ?? ''

const isZombie = (pid: number) => fieldsOf(pid)[0] === 'Z'

function told(read: () => string) {
  try {
    return read()
  } catch {
    return ''
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
