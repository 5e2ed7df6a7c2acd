import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { TileBand } from '../../../../ui/TileBand.tsx'
import { braCenterQuery } from './home.data.ts'
import { homeTexts } from './texts.ts'

const SHOWN = 5

export function BraCenterBand() {
  const t = useText()
  const { data: centre } = useQuery(braCenterQuery)
  const cards = (centre?.products ?? []).filter(({ type }) => type === 'tcg').slice(0, SHOWN)
  return (
    <section aria-labelledby="bra-center" className="panel overflow-hidden">
      <TileBand seed={31} />
      <div className="grid items-center gap-6 p-5 sm:p-8 desk:grid-cols-[1fr_1.1fr]">
        <div>
          <Badge tone="ipe">{t(homeTexts.centre)}</Badge>
          <h2 id="bra-center" className="mt-3 sm:text-h1">
            {t(homeTexts.centreTitle)}
          </h2>
          <p className="mt-2 max-w-[52ch] text-ink-2">{t(homeTexts.centreHint)}</p>
          <Link to={paths.braCenter()} className={`${buttonStyle('tonal')} mt-5`}>
            {t(homeTexts.centreMore)}
          </Link>
        </div>
        <ul className="grid min-h-28 grid-cols-5 gap-2 sm:gap-3">
          {cards.map((card) => (
            <li key={card.id}>
              <Link to={paths.product(card)} className="transition-quiet block rounded-card hover:-translate-y-0.5">
                <CatalogArt product={card} sizes="(min-width: 60rem) 112px, 18vw" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
