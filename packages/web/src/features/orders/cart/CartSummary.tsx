import type { Cart } from '@bra/contract/orders/cart.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { CepForm } from '../../people/addresses/CepForm.tsx'
import { CepPopover } from '../../people/addresses/CepPopover.tsx'
import { parcelsOf } from './parcels-of.ts'
import { useIsChanging } from './cart.data.ts'
import { obstacleOf } from './obstacle.ts'
import { cartTexts } from './texts.ts'

export function CartSummary({ cart }: { cart: Cart }) {
  const t = useText()
  const isChanging = useIsChanging()
  const sent = cart.groups.filter((group) => group.count > 0)
  const count = sent.reduce((units, group) => units + group.count, 0)
  return (
    <section aria-labelledby="summary" className="panel flex flex-col gap-4 p-5 lg:sticky lg:top-24">
      <h2 id="summary" className="text-h3">
        {t(cartTexts.summary)}
      </h2>
      <Sums isChanging={isChanging}>
        <Sum name={t(cartTexts.goods, { count })}>
          <Money cents={cart.goods_cents} />
        </Sum>
        <Sum name={t(cartTexts.freights, { count: sent.reduce((sum, group) => sum + parcelsOf(group), 0) })}>
          {cart.freight_cents === null ? t(cartTexts.unknownFreight) : <Freight cents={cart.freight_cents} />}
        </Sum>
        <Sum name={t(cart.freight_cents === null ? cartTexts.totalWithout : cartTexts.total)} isTotal>
          <Money cents={cart.total_cents} size="large" />
        </Sum>
      </Sums>
      <Place cart={cart} />
      <div className="flex flex-col gap-2 max-lg:hidden">
        <GoOn cart={cart} isWide />
      </div>
      <p className="text-label text-ink-2">{t(cartTexts.notReserved)}</p>
    </section>
  )
}

function Freight({ cents }: { cents: number }) {
  const t = useText()
  return cents === 0 ? <b className="font-semibold text-mata">{t(cartTexts.free)}</b> : <Money cents={cents} />
}

function Place({ cart: { cep, notice } }: { cart: Cart }) {
  const t = useText()
  if (!cep)
    return (
      <>
        {notice && <p className="text-label font-semibold text-buriti">{notice}</p>}
        <CepForm quiet chosen={undefined} />
      </>
    )
  return (
    <div className="text-label text-ink-2">
      <div>
        {t(cartTexts.to, { cep: formatCep(cep) })}{' '}
        <CepPopover
          align="end"
          trigger={(wiring) => (
            <button type="button" {...wiring} className={`${loneLinkStyle} min-h-6`}>
              {t(cartTexts.changeCep)}
            </button>
          )}
        />
      </div>
      <p className="text-small text-ink-3">{t(cartTexts.estimate)}</p>
    </div>
  )
}

export function GoOn({ cart, isWide }: { cart: Cart; isWide?: boolean }) {
  const t = useText()
  const obstacle = obstacleOf(cart, t)
  if (!obstacle)
    return (
      <Link to={paths.checkout()} className={buttonStyle('solid', isWide ? 'large' : 'medium', isWide)}>
        {t(cartTexts.checkout)}
      </Link>
    )
  return (
    <>
      <Button size={isWide ? 'large' : 'medium'} wide={isWide} disabled>
        {t(cartTexts.checkout)}
      </Button>
      <p className="w-full text-label font-semibold text-urucum max-lg:text-right">{obstacle}</p>
    </>
  )
}
