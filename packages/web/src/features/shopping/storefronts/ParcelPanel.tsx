import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { money } from '@bra/contract/trade/format'
import { formatCep } from '@bra/contract/trade/postal'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useKnownSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { CepPopover } from '../../people/addresses/CepPopover.tsx'
import { Completing } from './Completing.tsx'
import { FreeProgress } from './FreeProgress.tsx'
import { ParcelLines } from './ParcelLines.tsx'
import { storefrontTexts } from './texts.ts'
import type { Parcel } from './useParcel.ts'

interface ParcelPanelProps {
  store: StoreDetail
  parcel: Parcel
  /** Why nothing of this store can be bought, or null. */
  closed: string | null
}

export function ParcelPanel({ store, parcel, closed }: ParcelPanelProps) {
  const t = useText()
  const { group, byCenter, facts, missing } = parcel
  const goods = group?.goods_cents ?? 0
  return (
    <>
      {closed && <p className="font-semibold text-buriti">{closed}</p>}
      {!closed && <FreeProgress missing={missing} goods={goods} isBegun={goods > 0} />}
      {group && group.lines.length > 0 ? <ParcelLines group={group} /> : <Empty parcel={parcel} closed={closed} />}
      {byCenter > 0 && <p className="mt-3 text-label text-ink-2">{t(storefrontTexts.byCenter, { count: byCenter })}</p>}
      {(group || byCenter > 0) && (
        <Link to={paths.cart()} className={`${buttonStyle('tonal', 'medium', true)} mt-4`}>
          {t(storefrontTexts.seeCart)}
        </Link>
      )}
      {facts?.completing && !closed && <Completing store={store} completing={facts.completing} isBegun={goods > 0} />}
    </>
  )
}

function Empty({ parcel: { facts }, closed }: Pick<ParcelPanelProps, 'parcel' | 'closed'>) {
  const t = useText()
  const session = useKnownSession()
  const { pathname, search } = useLocation()
  if (closed) return null
  return (
    <div className="mt-3 grid justify-items-start gap-2 text-label text-ink-2">
      <p>{session === null ? t(storefrontTexts.visitor) : t(storefrontTexts.empty)}</p>
      {facts?.one_card && facts.cep && (
        <p>
          {t(storefrontTexts.oneCard, {
            cep: formatCep(facts.cep),
            price: money(facts.one_card.cents),
            method: facts.one_card.method,
          })}
        </p>
      )}
      {facts?.cep === null && (
        <CepPopover
          align="end"
          trigger={(wiring) => (
            <Button {...wiring} variant="outline" size="small">
              {t(storefrontTexts.askCep)}
            </Button>
          )}
        />
      )}
      {session === null && (
        <Link to={paths.login(pathname + search)} className={buttonStyle('tonal', 'small')}>
          {t(storefrontTexts.signIn)}
        </Link>
      )}
    </div>
  )
}
