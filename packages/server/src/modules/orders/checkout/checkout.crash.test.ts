import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { crash } from '../../../testing/crash/run.ts'
import { administer, withDatabase } from '../../../testing/global-setup.ts'

const url = inject('databaseUrl')
const screens = new URL('../../../../../web/dist/client/', import.meta.url)
const isThere = Boolean(url) && existsSync(screens)

describe.skipIf(!isThere)(
  'a server that is killed while people buy and complain (skipped without PostgreSQL and built screens)',
  () => {
    const name = `bra_crash_${randomUUID().replaceAll('-', '')}`
    const dataDir = mkdtempSync(join(tmpdir(), 'bra-crash-'))
    afterAll(async () => {
      rmSync(dataDir, { recursive: true, force: true })
      if (isThere) await administer(url, `drop database if exists ${name} with (force)`)
    })

    it('loses no order, no answer, no money and no card', { timeout: 240_000 }, async () => {
      await administer(url, `create database ${name} template ${inject('template')}`)
      const done = await crash({ url: withDatabase(url, name), dataDir, kills: 5, longestMs: 600 })
      expect(done.wrongs).toEqual([])
      expect(done.orders).toBeGreaterThan(0)
      expect(done.answers).toBeGreaterThan(0)
    })
  },
)
