import { date, money } from '@bra/contract/trade/format'
import type { MemberDetail } from '@bra/contract/office/users.schemas'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { eventTexts } from '../../people/sessions/security/event-texts.ts'

interface PartProps {
  title: TextKey
  empty: TextKey
  children: ReactNode[]
}

function Part({ title, empty, children }: PartProps) {
  const t = useText()
  return (
    <section aria-label={t(title)} className="panel p-4 sm:p-5">
      <h2 className="text-h3">{t(title)}</h2>
      {children.length === 0 && <p className="mt-2 text-ink-2">{t(empty)}</p>}
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </section>
  )
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5'

export function MemberParts({ member }: { member: MemberDetail }) {
  const { t, visit } = useEnv()
  return (
    <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
      <Part title="members.lastOrders" empty="members.noOrders">
        {member.last_orders.map(({ id, created_at: at, total_cents: cents, parcels }) => (
          <li key={id} className={row}>
            <span>
              <Link to={paths.adminOrder(id)} className={loneLinkStyle}>
                {t('members.order', { id: String(id) })}
              </Link>
              <span className="block text-label text-ink-2">
                {date(at)} · {money(cents)}
              </span>
            </span>
            <span className="flex flex-wrap gap-1">
              {[...new Set(parcels)].map((state) => (
                <StateBadge key={state} state={state} />
              ))}
            </span>
          </li>
        ))}
      </Part>
      <Part title="members.security" empty="members.noEvents">
        {member.security.map(({ id, kind, device, address, created_at: at }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{t(eventTexts[kind])}</p>
            <p className="text-label text-ink-2">
              {[moment(at, visit.language), device, address].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </Part>
      <Part title="members.stores" empty="members.noStores">
        {member.stores.map(({ id, name, status }) => (
          <li key={id} className={row}>
            <Link to={paths.admin(`stores/${id}`)} className={loneLinkStyle}>
              {name}
            </Link>
            <span className="text-label text-ink-2">{t(storeStates[status])}</span>
          </li>
        ))}
      </Part>
      <Part title="members.consents" empty="members.noConsents">
        {member.consents.map(({ document, accepted, version, decided_at: at }) => (
          <li key={document} className={row}>
            <span className="font-semibold">{t(`members.${document}`)}</span>
            <span className="text-label text-ink-2">
              {t(accepted ? 'members.accepted' : 'members.refused', { version: date(version), day: date(at) })}
            </span>
          </li>
        ))}
      </Part>
    </div>
  )
}

const storeStates: Record<StoreStatus, TextKey> = {
  review: 'members.storeReview',
  refused: 'members.storeRefused',
  open: 'members.storeOpen',
  vacation: 'members.storeVacation',
  suspended: 'members.storeSuspended',
  closed: 'members.storeClosed',
}
