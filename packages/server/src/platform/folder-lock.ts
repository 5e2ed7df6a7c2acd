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
/** Long enough for several beats of an owner that is busy. */
const WATCH_MS = 12_000

/** Who holds a folder. A number alone says nothing: each container counts its processes from one. */
interface Owner {
  token: string
  host: string
  /** The running kernel and the container in it, within which `pid` is one process. */
  place: string
  pid: number
  /** When that process began, as its kernel counts; empty where it does not tell. */
  started: string
}

interface Times {
  beatMs?: number
  watchMs?: number
}

/** PGlite itself lets two processes open one folder, and then loses commits. Answers how to give the folder back. */
export async function lockFolder(dir: string, { beatMs = BEAT_MS, watchMs = WATCH_MS }: Times = {}) {
  const path = `${dir}.lock`
  const own = { ...thisProcess(), token: randomUUID() }
  mkdirSync(dirname(dir), { recursive: true })
  while (!take(path, own)) {
    const found = ownerOf(path)
    if (found === null) continue
    if (await isHeld(path, found, watchMs)) throw new Error(refusal(dir, path, found))
    putAside(path, found, own)
  }
  const beating = setInterval(() => beat(dir, path, own), beatMs).unref()
  return () => {
    clearInterval(beating)
    if (ownerOf(path)?.token === own.token) rmSync(path, { force: true })
  }
}

/** Whole or not at all: nobody reads a lock that is half written. */
function take(path: string, own: Owner) {
  const draft = `${path}.${own.token}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A machine that slept may wake up to find that another went on in its place. */
function beat(dir: string, path: string, own: Owner) {
  if (ownerOf(path)?.token !== own.token) throw new Error(`Outro processo tomou a pasta de dados ${dir}.`)
  utimesSync(path, new Date(), new Date())
}

/** Null where there is none; a lock of an older version is a number alone. */
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
  // of a process that cannot be seen from here only its beat tells whether it lives
  const before = changedAt(path)
  for (let waited = 0; waited < watchMs; waited += watchMs / 12) {
    await sleep(watchMs / 12)
    if (changedAt(path) !== before) return ownerOf(path) !== null
  }
  return false
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** Of two who put one dead lock aside at once, the second may have caught the lock of the first: it goes back. */
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

/** The 22nd field of proc(5): a number that went to another process has another. */
const startOf = (pid: number) =>
  told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '')

function told(read: () => string) {
  try {
    return read()
  } catch {
    return ''
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
