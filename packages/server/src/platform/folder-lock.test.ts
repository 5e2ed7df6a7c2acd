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
const times = { beatMs: 20, watchMs: 240 }
const take = () => lockFolder(dir, times)

/** Whether it could be had; it is given back. */
async function takenAndLeft() {
  const release = await take()
  const wasTaken = existsSync(lock())
  release()
  return wasTaken
}

/** The lock as it stands, as another process in another place would have written it. */
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
