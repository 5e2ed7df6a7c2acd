import { expect, it } from 'vitest'
import { testApp } from '@bra/server/testing/test-app'

const { app } = await testApp()

it('the ledger of the demo was written in the order in which things happened', async () => {
  const entries = await app.db.selectFrom('ledger_entries').select('created_at').orderBy('id').execute()
  const times = entries.map((entry) => entry.created_at.getTime())
  expect(times.length).toBeGreaterThan(50)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
