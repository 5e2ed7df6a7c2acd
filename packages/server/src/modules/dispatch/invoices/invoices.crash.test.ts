import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { crashWhileIssuing } from '../../../testing/crash/issuing.ts'
import { administer, withDatabase } from '../../../testing/global-setup.ts'

const url = inject('databaseUrl')
const screens = new URL('../../../../../web/dist/client/', import.meta.url)
const isThere = Boolean(url) && existsSync(screens)

describe.skipIf(!isThere)(
  'a server that is killed while documents are issued (skipped without PostgreSQL and built screens)',
  () => {
    const name = `bra_issuing_${randomUUID().replaceAll('-', '')}`
    const dataDir = mkdtempSync(join(tmpdir(), 'bra-issuing-'))
    afterAll(async () => {
      rmSync(dataDir, { recursive: true, force: true })
      if (isThere) await administer(url, `drop database if exists ${name} with (force)`)
    })

    it('leaves numbers without gap or double, each authorised once', { timeout: 240_000 }, async () => {
      await administer(url, `create database ${name} template ${inject('template')}`)
      const done = await crashWhileIssuing({ url: withDatabase(url, name), dataDir, parcels: 60, kills: 2 })
      expect(done).toEqual({ wrongs: [], done: 60 })
    })
  },
)
