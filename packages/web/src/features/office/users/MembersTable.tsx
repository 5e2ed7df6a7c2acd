import { date } from '@bra/contract/trade/format'
import type { Member } from '@bra/contract/office/users.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { MemberBadge } from './MemberBadge.tsx'

export function MembersTable({ members }: { members: Member[] }) {
  const t = useText()
  const columns: Column<Member>[] = [
    { key: 'name', header: t('members.name'), cell: NameOf },
    { key: 'role', header: t('members.role'), cell: ({ role }) => t(`members.${role}`) },
    { key: 'state', header: t('members.state'), cell: MemberBadge },
    { key: 'orders', header: t('members.orders'), numeric: true, cell: ({ orders }) => orders },
    {
      key: 'since',
      header: t('members.since'),
      numeric: true,
      cell: ({ created_at }) => <span className="whitespace-nowrap">{date(created_at)}</span>,
    },
  ]
  return (
    <Table
      caption={t('office.people')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => String(id)}
      card={(member) => (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            {NameOf(member)}
            <p className="text-label text-ink-2">
              {t(`members.${member.role}`)} · {date(member.created_at)}
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
