import { ActKind } from '@bra/contract/people/audit.schemas'
import { actKindTexts } from '../../features/people/audit/act-kind-texts.ts'
import { ActsTable } from '../../features/people/audit/ActsTable.tsx'
import { pagesOfActs } from '../../features/people/audit/audit.data.ts'
import { auditTexts } from '../../features/people/audit/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
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
      <Head title={t(officeTitles.acts)} hidden />
      <PageTop title={t(officeTitles.acts)} />
      <div className="mt-3 mb-4 max-w-72">
        <Select
          label={t(auditTexts.kind)}
          value={query.get('acao') ?? ''}
          onChange={(event) => change({ acao: event.target.value })}
        >
          <option value="">{t(auditTexts.anyKind)}</option>
          {ActKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(actKindTexts[kind])}
            </option>
          ))}
        </Select>
      </div>
      <PagedList list={list} shown={acts.length} none={{ title: t(auditTexts.noActs), hint: t(auditTexts.noActsHint) }}>
        <ActsTable acts={acts} />
      </PagedList>
    </>
  )
}
