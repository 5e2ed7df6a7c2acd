import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { Ban, Check, TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { formatsThat, legalStates, type LegalState } from './legality.ts'
import { editionWord, finishWord, languageWord, wordsOfCode } from './printed-words.ts'
import { printingTexts } from './printing-texts.ts'

const marks = {
  legal: { icon: Check, look: 'text-mata', text: printingTexts.legal },
  restricted: { icon: TriangleAlert, look: 'text-buriti', text: printingTexts.restricted },
  banned: { icon: Ban, look: 'text-urucum', text: printingTexts.banned },
} as const

export function PrintingFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { finishes, editions, languages, legality, variant } = product
  const list = (codes: string[] | null, word: (code: string) => string) => codes?.map(word).join(', ')
  const facts = [
    [t(printingTexts.variant), variant && wordsOfCode(variant)],
    [t(printingTexts.finishes), list(finishes, (code) => finishWord(t, code))],
    [t(printingTexts.editions), list(editions, (code) => editionWord(t, code))],
    [t(printingTexts.languages), list(languages, (code) => languageWord(t, code))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(([name, fact]) => (
            <div key={name} className="min-w-0">
              <dt className="text-label text-ink-3">{name}</dt>
              <dd className="font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      <OtherNames names={product.other_names} />
      {legality && <Legality legality={legality} />}
    </div>
  )
}

function OtherNames({ names }: { names: ProductDetail['other_names'] }) {
  const t = useText()
  const known = Object.entries(names).toSorted(([a], [b]) => a.localeCompare(b))
  if (!known.length) return null
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-label font-semibold text-mata">
        {t(printingTexts.otherNames, { count: known.length })}
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-label">
        {known.map(([code, name]) => (
          <div key={code} className="contents">
            <dt className="text-ink-3">{languageWord(t, code)}</dt>
            <dd lang={tagOf(code)} className="wrap-anywhere">
              {name}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The trade writes JP where the web writes ja. */
const tagOf = (code: string) => (code.toUpperCase() === 'JP' ? 'ja' : code.toLowerCase())

function Legality({ legality }: { legality: Record<string, string> }) {
  const t = useText()
  const lines = legalStates.map((state) => [state, formatsThat(state, legality, t)] as const)
  if (lines.every(([, formats]) => !formats.length)) return null
  return (
    <section aria-label={t(printingTexts.formats)}>
      <h2 className="font-sans text-label font-normal tracking-normal text-ink-3">{t(printingTexts.formats)}</h2>
      <dl className="mt-1 grid gap-1 text-label">
        {lines.map(([state, formats]) => formats.length > 0 && <Formats key={state} {...{ state, formats }} />)}
      </dl>
    </section>
  )
}

function Formats({ state, formats }: { state: LegalState; formats: string[] }) {
  const t = useText()
  const { icon: Icon, look, text } = marks[state]
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
      <dt className={`flex items-start gap-1.5 font-semibold ${look}`}>
        <Icon aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none" />
        {t(text)}
      </dt>
      <dd>{formats.join(', ')}</dd>
    </div>
  )
}
