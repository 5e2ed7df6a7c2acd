import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { describeSchema } from './describe-schema.ts'

const { app } = await testApp()

it('the committed schema is what the migrations make; where it differs, run `npm run schema`', async () => {
  const committed = readFileSync(new URL('../../migrations/schema.sql', import.meta.url), 'utf8')
  expect(await describeSchema(app.db)).toBe(committed)
})
