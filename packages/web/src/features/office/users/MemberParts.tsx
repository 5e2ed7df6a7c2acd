import type { SiteText } from '@bra/contract/kit/both'
import { date, money } from '@bra/contract/trade/format'
import type { MemberDetail } from '@bra/contract/office/users.schemas'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { eventTexts } from '../../people/sessions/security/event-texts.ts'
import { memberTexts } from './texts.ts'

interface PartProps {
  title: SiteText
  empty: SiteText
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
      <Part title={memberTexts.lastOrders} empty={memberTexts.noOrders}>
        {member.last_orders.map(({ id, created_at: at, total_cents: cents, parcels }) => (
          <li key={id} className={row}>
            <span>
              <Link to={paths.adminOrder(id)} className={loneLinkStyle}>
                {t(memberTexts.order, { id: String(id) })}
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
      <Part title={memberTexts.security} empty={memberTexts.noEvents}>
        {member.security.map(({ id, kind, device, address, created_at: at }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{t(eventTexts[kind])}</p>
            <p className="text-label text-ink-2">
              {[moment(at, visit.language), device, address].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </Part>
      <Part title={memberTexts.stores} empty={memberTexts.noStores}>
        {member.stores.map(({ id, name, status }) => (
          <li key={id} className={row}>
            <Link to={paths.admin(`stores/${id}`)} className={loneLinkStyle}>
              {name}
            </Link>
            <span className="text-label text-ink-2">{t(storeStates[status])}</span>
          </li>
        ))}
      </Part>
      <Part title={memberTexts.consents} empty={memberTexts.noConsents}>
        {member.consents.map(({ document, accepted, version, decided_at: at }) => (
          <li key={document} className={row}>
            <span className="font-semibold">{t(memberTexts[document])}</span>
            <span className="text-label text-ink-2">
              {t(accepted ? memberTexts.accepted : memberTexts.refused, { version: date(version), day: date(at) })}
            </span>
          </li>
        ))}
      </Part>
    </div>
  )
}

const storeStates: Record<StoreStatus, SiteText> = {
  review: memberTexts.storeReview,
  refused: memberTexts.storeRefused,
  open: memberTexts.storeOpen,
  vacation: memberTexts.storeVacation,
  suspended: memberTexts.storeSuspended,
  closed: memberTexts.storeClosed,
}
