import type { GameOfStore } from '@bra/contract/payouts/store-reports.schemas'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { gameTexts } from '../../catalogue/catalog/game-texts.ts'
import { salesReportTexts } from './texts.ts'

export function Games({ year, games }: { year: number; games: GameOfStore[] }) {
  const t = useText()
  if (games.length < 2) return null
  const columns: Column<GameOfStore>[] = [
    { key: 'name', header: t(gameTexts.game), cell: ({ name }) => <strong>{name}</strong> },
    { key: 'units', header: t(salesReportTexts.units), numeric: true, cell: ({ units }) => units },
    {
      key: 'goods_cents',
      header: t(salesReportTexts.goods_cents),
      numeric: true,
      cell: ({ goods_cents: cents }) => <Money cents={cents} />,
    },
  ]
  return (
    <Table
      caption={t(salesReportTexts.byGame, { year: String(year) })}
      columns={columns}
      rows={games}
      rowKey={({ name }) => name}
      density="compact"
    />
  )
}
