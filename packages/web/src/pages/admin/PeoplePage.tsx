import { MemberRole, MemberState } from '@bra/contract/office/users.schemas'
import { memberTexts } from '../../features/office/users/texts.ts'
import { pagesOfMembers } from '../../features/office/users/users.data.ts'
import { MembersTable } from '../../features/office/users/MembersTable.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

export default function PeoplePage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfMembers(query))
  const members = list.pages.flatMap((page) => page.members)
  return (
    <>
      <Head title={t(officeTitles.people)} hidden />
      <PageTop title={t(officeTitles.people)} />
      <div className="mt-3 mb-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
        <QuerySearch name="busca" label={t(memberTexts.search)} className="sm:max-lg:col-span-2" />
        <Select
          label={t(memberTexts.role)}
          value={query.get('perfil') ?? ''}
          onChange={(event) => change({ perfil: event.target.value })}
        >
          <option value="">{t(memberTexts.anyRole)}</option>
          {MemberRole.options.map((role) => (
            <option key={role} value={role}>
              {t(memberTexts[role])}
            </option>
          ))}
        </Select>
        <Select
          label={t(memberTexts.state)}
          value={query.get('situacao') ?? ''}
          onChange={(event) => change({ situacao: event.target.value })}
        >
          <option value="">{t(memberTexts.anyState)}</option>
          {MemberState.options.map((state) => (
            <option key={state} value={state}>
              {t(memberTexts[state])}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="mb-3 min-h-6 text-label text-ink-2">
        {list.last && t(memberTexts.found, { count: list.last.paginate.total })}
      </p>
      <PagedList
        list={list}
        shown={members.length}
        none={{ title: t(memberTexts.none), hint: t(memberTexts.noneHint) }}
      >
        <MembersTable members={members} />
      </PagedList>
    </>
  )
}
