import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { date } from '@bra/contract/trade/format'
import { sheetOf } from '../../../lib/csv.ts'
import type { Translate } from '../../../lib/text.tsx'

/** Writes one line for each client, as Brazilian spreadsheets open it. */
export const sheetOfClients = (clients: Client[], t: Translate) =>
  sheetOf([
    [
      t('dashboard.client'),
      t('dashboard.place'),
      t('dashboard.orders'),
      t('dashboard.items'),
      t('dashboard.bought'),
      t('dashboard.firstOrder'),
      t('dashboard.lastOrder'),
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
