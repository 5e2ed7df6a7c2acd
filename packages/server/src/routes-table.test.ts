import { expect, it } from 'vitest'
import { routesTable } from './routes-table.ts'

it('shows a new or changed route in review as one line', async () => {
  await expect(`${routesTable()}\n`).toMatchFileSnapshot('./routes.snap')
})
