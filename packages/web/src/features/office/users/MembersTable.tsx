import { date } from '@bra/contract/trade/format'
import type { Member } from '@bra/contract/office/users.schemas'
import { Link } from 'react-router'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { MemberBadge } from './MemberBadge.tsx'
import { memberTexts } from './texts.ts'

export function MembersTable({ members }: { members: Member[] }) {
  const t = useText()
  const columns: Column<Member>[] = [
    { key: 'name', header: t(memberTexts.name), cell: NameOf },
    { key: 'role', header: t(memberTexts.role), cell: ({ role }) => t(memberTexts[role]) },
    { key: 'state', header: t(memberTexts.state), cell: MemberBadge },
    { key: 'orders', header: t(memberTexts.orders), numeric: true, cell: ({ orders }) => orders },
    {
      key: 'since',
      header: t(memberTexts.since),
      numeric: true,
      cell: ({ created_at }) => <span className="whitespace-nowrap">{date(created_at)}</span>,
    },
  ]
  return (
    <Table
      caption={t(officeTitles.people)}
      columns={columns}
      rows={members}
      rowKey={({ id }) => String(id)}
      card={(member) => (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            {NameOf(member)}
            <p className="text-label text-ink-2">
              {t(memberTexts[member.role])} · {date(member.created_at)}
            </p>
          </div>
          <MemberBadge state={member.state} />
        </div>
      )}
    />
  )
}

const NameOf = ({ id, name, email }: Member) => (
  <span className="block min-w-0">
    <Link to={paths.person(id)} className={loneLinkStyle}>
      {name}
    </Link>
    <span className="block truncate text-label text-ink-2">{email}</span>
  </span>
)
