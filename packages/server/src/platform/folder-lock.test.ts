import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'bra-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let dir = ''
let count = 0
beforeEach(() => (dir = join(folder, `pglite-${count++}`)))
const lock = () => `${dir}.lock`
const times = { beatMs: 20, watchMs: 240, patienceMs: 0 }
const take = () => lockFolder(dir, times)

/** Takes the lock and gives it back; returns whether it could be taken. */
async function takenAndLeft() {
  const release = await take()
  const wasTaken = existsSync(lock())
  release()
  return wasTaken
}

/** Writes a lock as another process in another place would have written it. */
async function lockedBy(change: object) {
  const release = await take()
  const own = JSON.parse(readFileSync(lock(), 'utf8')) as object
  release()
  writeFileSync(lock(), JSON.stringify({ ...own, token: 'de outro', ...change }))
}

describe('the lock of the data folder', () => {
  it('is held until it is given back, and leaves nothing behind', async () => {
    const release = await take()
    await expect(take()).rejects.toThrow(`já está em uso pelo processo ${process.pid}.`)
    await expect(take()).rejects.toThrow(`apague ${lock()}`)
    release()
    expect(existsSync(lock())).toBe(false)
    const again = await take()
    again()
    expect(readdirSync(folder)).toEqual([])
  })

  it('of a process that died is taken at once, even where its number went to another', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    const { pid } = child
    await once(child, 'exit')
    await lockedBy({ pid })
    expect(await takenAndLeft()).toBe(true)
    await lockedBy({ pid: 1, started: '-1' })
    expect(await takenAndLeft()).toBe(true)
  })

  it('of a process that is about to end is waited for', async () => {
    const release = await take()
    const waiting = lockFolder(dir, { ...times, patienceMs: 20_000 })
    setTimeout(release, 300)
    const again = await waiting
    again()
    expect(existsSync(lock())).toBe(false)
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'of a process that was killed is free before its parent hears of it',
    async () => {
      // the shell turns into `sleep`, which never collects the child that it inherits
      const parent = spawn('sh', ['-c', 'sh -c "echo \\$\\$; exec sleep 0" & exec sleep 60'])
      const pid = Number(String((await once(parent.stdout, 'data'))[0]))
      const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      await expect.poll(() => state()[0]).toBe('Z')
      await lockedBy({ pid, started: state()[19] })
      expect(await takenAndLeft()).toBe(true)
      parent.kill('SIGKILL')
    },
  )

  it('of another container is not mistaken for the own one, whose number is the same', async () => {
    await lockedBy({ place: 'outro', host: 'outra-maquina' })
    const beating = setInterval(() => utimesSync(lock(), new Date(), new Date()), times.beatMs)
    await expect(take()).rejects.toThrow('Ele roda em outra-maquina')
    clearInterval(beating)
  })

  it('of another container that died is taken when it does not beat', async () => {
    await lockedBy({ place: 'outro', host: 'outra-maquina' })
    expect(await takenAndLeft()).toBe(true)
  })

  it('goes to one of many who find it dead at the same moment', async () => {
    await lockedBy({ place: 'outro' })
    const taken = await Promise.allSettled(Array.from({ length: 6 }, take))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of taken) if (one.status === 'fulfilled') one.value()
  })

  it('of an older version stands as long as its process does', async () => {
    writeFileSync(lock(), String(process.ppid))
    await expect(take()).rejects.toThrow(`processo ${process.ppid}.`)
    writeFileSync(lock(), '')
    expect(await takenAndLeft()).toBe(true)
  })
})
