import type { CuratedProduct } from '@bra/contract/office/catalog-editing.schemas'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { CuratedArt } from './CuratedArt.tsx'
import { mergeTexts } from './merge-texts.ts'

/** Both products stand beside each other, so that two cards of one name are not taken for one. */
export function MergedPair({ gone, kept }: { gone: CuratedProduct; kept: CuratedProduct }) {
  const t = useText()
  return (
    <ul aria-label={t(mergeTexts.pair)} className="mt-3 grid gap-3 sm:grid-cols-2">
      <Side name={t(mergeTexts.gone)} product={gone} />
      <Side name={t(mergeTexts.kept)} product={kept} />
    </ul>
  )
}

function Side({ name, product }: { name: string; product: CuratedProduct }) {
  const t = useText()
  const { name_en: english, code, card_number: number, category, finishes, languages } = product
  const copies = [...(finishes ?? []), ...(languages ?? [])].map((word) => t(tradeTexts[word]))
  return (
    <li className="flex gap-3 rounded-control border border-line p-3">
      <span className="block w-20 flex-none">
        <CuratedArt product={product} sizes="80px" />
      </span>
      <p className="min-w-0 text-label wrap-anywhere">
        <span className="text-ink-2">{name}</span>
        <b className="block text-body">{product.name}</b>
        {english && english !== product.name && <span className="block text-ink-2">{english}</span>}
        <span className="block tabular-nums">{[code, number, category.name].filter(Boolean).join(' · ')}</span>
        <span className="block text-ink-2">{copies.join(', ')}</span>
      </p>
    </li>
  )
}
