import type { CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { auditTexts } from '../../people/audit/texts.ts'
import { ImportBadge } from './ImportBadge.tsx'
import { catalogImportTexts } from './texts.ts'

export function ImportsTable({ imports }: { imports: CatalogImport[] }) {
  const { t, visit } = useEnv()
  const count = (rows: number) => rows.toLocaleString(visit.language)
  const columns: Column<CatalogImport>[] = [
    { key: 'file', header: t(catalogImportTexts.file), cell: (told) => <NameOf told={told} /> },
    { key: 'state', header: t(catalogImportTexts.state), cell: (told) => <ImportBadge told={told} /> },
    { key: 'added', header: t(catalogImportTexts.added), numeric: true, cell: ({ added }) => count(added) },
    { key: 'changed', header: t(catalogImportTexts.changed), numeric: true, cell: ({ changed }) => count(changed) },
    { key: 'bad', header: t(catalogImportTexts.bad), numeric: true, cell: ({ bad }) => count(bad) },
    {
      key: 'at',
      header: t(auditTexts.when),
      cell: ({ created_at: at }) => <span className="whitespace-nowrap">{moment(at, visit.language)}</span>,
    },
    { key: 'by', header: t(auditTexts.who), cell: ({ operator }) => operator.name },
  ]
  return (
    <Table
      caption={t(catalogImportTexts.earlier)}
      rowsFrom="xl"
      columns={columns}
      rows={imports}
      rowKey={({ id }) => String(id)}
      card={(told) => (
        <div className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            <NameOf told={told} />
            <ImportBadge told={told} />
          </div>
          <p className="text-label text-ink-2 tabular-nums">
            {(['added', 'changed', 'bad'] as const)
              .map((kind) => `${t(catalogImportTexts[kind])}: ${count(told[kind])}`)
              .join(' · ')}
          </p>
          <p className="text-label text-ink-3 tabular-nums">
            {told.operator.name}, {moment(told.created_at, visit.language)}
          </p>
        </div>
      )}
    />
  )
}

const NameOf = ({ told: { id, file_name: name, format } }: { told: CatalogImport }) => (
  <span className="min-w-0">
    <Link to={paths.admin(`catalog-imports/${id}`)} className={`${loneLinkStyle} wrap-anywhere`}>
      {name}
    </Link>
    <span className="block text-label text-ink-2">{format}</span>
  </span>
)
