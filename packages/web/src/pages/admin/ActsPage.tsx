import { ActKind } from '@bra/contract/audit.schemas'
import { ActsTable } from '../../features/audit/ActsTable.tsx'
import { pagesOfActs } from '../../features/audit/audit.data.ts'
import { PageTop } from '../../layouts/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { MorePages, usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** What operators did, for ever. */
export default function ActsPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfActs(query))
  const acts = list.pages.flatMap((page) => page.acts)
  return (
    <>
      <Head title={t('office.acts')} hidden />
      <PageTop title={t('office.acts')} />
      <div className="mt-3 mb-4 max-w-72">
        <Select
          label={t('admin.kind')}
          value={query.get('acao') ?? ''}
          onChange={(event) => change({ acao: event.target.value })}
        >
          <option value="">{t('admin.anyKind')}</option>
          {ActKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(`admin.${kind}`)}
            </option>
          ))}
        </Select>
      </div>
      {!list.last && !list.hasFailed && <Skeleton className="h-96" />}
      {list.last && acts.length === 0 && (
        <EmptyState picture="/media/scenes/owl.svg" title={t('admin.noActs')}>
          {t('admin.noActsHint')}
        </EmptyState>
      )}
      {acts.length > 0 && <ActsTable acts={acts} />}
      <MorePages list={list} shown={acts.length} />
    </>
  )
}
