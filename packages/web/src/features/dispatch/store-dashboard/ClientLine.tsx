import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { dashboardTexts } from './texts.ts'

export function ClientLine({ client, children }: { client: Client; children?: ReactNode }) {
  const t = useText()
  const { name, city, uf, orders, total_cents: total } = client
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="min-w-0">
        <b>{name}</b>
        <span className="block text-label text-ink-3">
          {city}/{uf}
        </span>
      </p>
      <p className="text-right">
        <Money cents={total} className="block font-semibold" />
        <span className="block text-label text-ink-3 tabular-nums">
          {t(dashboardTexts.orderCount, { count: orders })}
        </span>
        {children}
      </p>
    </div>
  )
}
