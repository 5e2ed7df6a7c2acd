import { Figure, type StoreWallet } from '@bra/contract/payouts/statements.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { figureTexts } from './kinds.ts'
import { statementTexts } from './texts.ts'

const centsOf = (wallet: StoreWallet): Record<Figure, number> => ({
  receivable: wallet.receivable_cents,
  available: wallet.available_cents,
  withdrawing: wallet.withdrawing_cents,
  withdrawn: wallet.withdrawn_cents,
})

/** Each figure links to the statement whose sum it is. */
export function Figures({ wallet, selected }: { wallet: StoreWallet; selected: Figure }) {
  const t = useText()
  const { href } = useAddress()
  const cents = centsOf(wallet)
  return (
    <nav aria-label={t(statementTexts.figures)}>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {Figure.options.map((figure) => (
          <li key={figure} className="grid">
            <Link
              to={href({ figura: figure })}
              preventScrollReset
              aria-current={figure === selected ? 'true' : undefined}
              className={clsx(
                'panel transition-quiet flex flex-col gap-0.5 p-4 hover:border-line-strong sm:p-5',
                figure === selected && 'outline-2 outline-mata',
              )}
            >
              <span className="text-label font-semibold text-ink-2">{t(figureTexts[figure].name)}</span>
              <Money cents={cents[figure]} size="large" className={cents[figure] < 0 ? 'text-urucum' : 'text-ink'} />
              <span className="text-small text-ink-3">
                {t(cents[figure] < 0 ? statementTexts.debt : figureTexts[figure].hint)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
