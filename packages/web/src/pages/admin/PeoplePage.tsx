import { MemberRole, MemberState } from '@bra/contract/office/users.schemas'
import { pagesOfMembers } from '../../features/office/users/users.data.ts'
import { MembersTable } from '../../features/office/users/MembersTable.tsx'
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
      <Head title={t('office.people')} hidden />
      <PageTop title={t('office.people')} />
      <div className="mt-3 mb-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
        <QuerySearch name="busca" label={t('members.search')} className="sm:max-lg:col-span-2" />
        <Select
          label={t('members.role')}
          value={query.get('perfil') ?? ''}
          onChange={(event) => change({ perfil: event.target.value })}
        >
          <option value="">{t('members.anyRole')}</option>
          {MemberRole.options.map((role) => (
            <option key={role} value={role}>
              {t(`members.${role}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('members.state')}
          value={query.get('situacao') ?? ''}
          onChange={(event) => change({ situacao: event.target.value })}
        >
          <option value="">{t('members.anyState')}</option>
          {MemberState.options.map((state) => (
            <option key={state} value={state}>
              {t(`members.${state}`)}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="mb-3 min-h-6 text-label text-ink-2">
        {list.last && t('members.found', { count: list.last.paginate.total })}
      </p>
      <PagedList list={list} shown={members.length} none={{ title: t('members.none'), hint: t('members.noneHint') }}>
        <MembersTable members={members} />
      </PagedList>
    </>
  )
}
