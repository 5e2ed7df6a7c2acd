import type { Printing } from '@bra/contract/shopping/printings.schemas'
import { clsx } from 'clsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CardThumb } from '../../../ui/CardThumb.tsx'
import { Money } from '../../../ui/Money.tsx'
import { GameBack } from '../../catalogue/catalog/GameBack.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { wordsOfCode } from './printed-words.ts'
import { printingTexts } from './printing-texts.ts'

interface PrintingLinkProps {
  printing: Printing
  of: { id: number; name: string }
}

/** The name is shown only where this printing has another one than the product of the page. */
export function PrintingLink({ printing, of }: PrintingLinkProps) {
  const t = useText()
  const { categories, variant, product_image: images, offers, price_cents: price, lowest_cents: lowest } = printing
  const year = categories.release_date?.slice(0, 4)
  const facts = [printedNumber(printing), variant && wordsOfCode(variant), year].filter(Boolean)
  return (
    <PageLink
      to={paths.product(printing)}
      aria-current={printing.id === of.id ? 'true' : undefined}
      className="panel transition-quiet flex h-full min-h-16 items-center gap-3 px-3 py-2 hover:border-line-strong aria-[current]:border-mata aria-[current]:inset-ring aria-[current]:inset-ring-mata"
    >
      <span className="w-8.5 flex-none">
        <CardThumb src={images[0]?.image ?? null} back={<GameBack game={categories.business} />} />
      </span>
      <span className="min-w-0 flex-1">
        {printing.name !== of.name && <span className="block truncate text-label font-semibold">{printing.name}</span>}
        <span className={clsx('block truncate text-label', printing.name === of.name && 'font-semibold')}>
          {categories.name}
        </span>
        <span className="block truncate text-small text-ink-3 tabular-nums">{facts.join(' · ')}</span>
      </span>
      <span className="flex-none text-right text-small text-ink-3">
        {price === null ? (
          t(lowest === null ? tileTexts.noOffer : printingTexts.noSuch)
        ) : (
          <Money cents={price} size="label" className="block text-ink" />
        )}
        {price !== null && <span className="block tabular-nums">{t(tileTexts.offers, { count: offers })}</span>}
        {price === null && lowest !== null && (
          <span className="block">
            {t(tileTexts.from)} <Money cents={lowest} />
          </span>
        )}
      </span>
    </PageLink>
  )
}
