import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { date } from '@bra/contract/trade/format'
import { sheetOf } from '../../../lib/csv.ts'
import type { Translate } from '../../../lib/text.tsx'
import { dashboardTexts } from './texts.ts'

export const sheetOfClients = (clients: Client[], t: Translate) =>
  sheetOf([
    [
      t(dashboardTexts.client),
      t(dashboardTexts.place),
      t(dashboardTexts.orders),
      t(dashboardTexts.items),
      t(dashboardTexts.bought),
      t(dashboardTexts.firstOrder),
      t(dashboardTexts.lastOrder),
    ],
    ...clients.map((client) => [
      client.name,
      `${client.city}/${client.uf}`,
      String(client.orders),
      String(client.units),
      reaisOf(client.total_cents),
      date(client.first_at),
      date(client.last_at),
    ]),
  ])
