import { ActKind } from '@bra/contract/people/audit.schemas'
import { ActsTable } from '../../features/people/audit/ActsTable.tsx'
import { pagesOfActs } from '../../features/people/audit/audit.data.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

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
              {t(`acts.${kind}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList list={list} shown={acts.length} none={{ title: t('admin.noActs'), hint: t('admin.noActsHint') }}>
        <ActsTable acts={acts} />
      </PagedList>
    </>
  )
}
