import { money } from '@bra/contract/trade/format'
import { shownOffer } from '@bra/contract/trade/trade'
import type { FittingOffer, Want } from '@bra/contract/shopping/wants.schemas'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { useUndoable } from '../../../lib/useUndoable.ts'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { Switch } from '../../../ui/choices.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { ProductThumb } from '../../catalogue/catalog/ProductThumb.tsx'
import { useStandard } from '../../prices/standards/standard.ts'
import { standardInShort } from '../../prices/standards/standard-words.ts'
import { wantTexts } from './texts.ts'
import { useChangeWant, useRemoveWant, useSaveWant } from './wants.data.ts'

interface WantRowProps {
  want: Want
  onEdit: () => void
}

export function WantRow({ want, onEdit }: WantRowProps) {
  const t = useText()
  const { product } = want
  const { name } = product
  const nearest = shownOffer(product)
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 md:grid-cols-[3.5rem_minmax(0,1fr)_14rem] md:items-center xl:grid-cols-[3.5rem_minmax(0,1fr)_15rem_18rem]">
      <ProductThumb product={product} />
      <div className="min-w-0">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          <Link to={paths.product(product)} className="rounded-[3px] hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-small text-ink-3 tabular-nums">{printedNumber(product)}</p>
        <Limits of={want} />
      </div>
      <div className="col-span-full md:col-span-1">
        {want.best ? (
          <Best want={want} best={want.best} />
        ) : (
          <p className="text-label text-ink-3">
            {t(wantTexts.noneFits)}
            {nearest && (
              <span className="block tabular-nums">
                {t(wantTexts.nearest, { copy: variantInShort(t, nearest), price: money(nearest.price_cents) })}
              </span>
            )}
          </p>
        )}
      </div>
      <div className="col-span-full flex items-center gap-1 sm:gap-2 xl:col-span-1">
        <AlertSwitch want={want} />
        <IconButton className="ml-auto" label={t(wantTexts.editOf, { name })} onClick={onEdit}>
          <Pencil aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <RemoveButton want={want} />
      </div>
    </li>
  )
}

/** A want that names no copy follows the standard of the person. */
function Limits({ of: want }: { of: Want }) {
  const t = useText()
  const { standard } = useStandard()
  const follows = want.condition === null && want.languages.length === 0 && want.finish === null
  return (
    <p className="mt-1 text-label text-ink-2 tabular-nums">
      {limitsOf(want, t)}
      {follows && ` · ${t(wantTexts.inStandard, { standard: standardInShort(t, standard) })}`}
    </p>
  )
}

/** Returns "2 unidades · até R$ 120,00 · Usada Levemente ou superior · Português, Inglês". */
function limitsOf({ quantity, limit_cents, condition, languages, finish, edition, any_edition }: Want, t: Translate) {
  const least =
    condition && (condition === 'M' ? t(tradeTexts.M) : t(wantTexts.orBetter, { condition: t(tradeTexts[condition]) }))
  return [
    t(wantTexts.copies, { count: quantity }),
    limit_cents === null ? t(wantTexts.anyPrice) : t(wantTexts.upTo, { price: money(limit_cents) }),
    least,
    languages.map((language) => t(tradeTexts[language])).join(', '),
    finish && t(tradeTexts[finish]),
    edition && t(tradeTexts[edition]),
    any_edition && t(wantTexts.anyEdition),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Best({ want, best }: { want: Want; best: FittingOffer }) {
  const t = useText()
  const variant = `${t(tradeTexts[best.condition])}, ${t(tradeTexts[best.language])}`
  // A want with a condition of its own is not compared with the standard offer.
  const standard = want.condition === null && best.product_id === want.product.id ? want.product.standard_offer : null
  return (
    <p className="text-small text-ink-3">
      {t(wantTexts.bestNow)}
      <Link
        to={paths.product({ id: best.product_id, name: best.product_name })}
        aria-label={t(wantTexts.seeOfferOf, { name: best.product_name })}
        className="block w-fit rounded-[3px] text-ink hover:underline"
      >
        <Money cents={best.price_cents} size="large" />
      </Link>
      <span className="block">{t(wantTexts.atStore, { variant, store: best.store.name })}</span>
      {standard && standard.price_cents > best.price_cents && (
        <span className="block tabular-nums">
          {t(wantTexts.standardFrom, { copy: variantInShort(t, standard), price: money(standard.price_cents) })}
        </span>
      )}
      <span className="block tabular-nums">
        {t(wantTexts.withoutFreight)} · {t(wantTexts.fitting, { count: want.fitting })}
      </span>
      {best.product_id !== want.product.id && (
        <span className="block">{t(wantTexts.edition, { name: best.product_name })}</span>
      )}
    </p>
  )
}

function AlertSwitch({ want }: { want: Want }) {
  const t = useText()
  const change = useChangeWant(want.id)
  const isOn = change.isPending ? Boolean(change.variables.notify) : want.active && want.notify
  const put = (on: boolean) => change.mutate({ active: true, notify: on }, { onError: (error) => complain(error, t) })
  return (
    <Switch
      checked={isOn}
      aria-label={t(wantTexts.toggleOf, { name: want.product.name })}
      onChange={(event) => put(event.target.checked)}
    >
      {t(isOn ? wantTexts.on : wantTexts.off)}
    </Switch>
  )
}

function RemoveButton({ want }: { want: Want }) {
  const t = useText()
  const { name } = want.product
  const remove = useRemoveWant()
  const save = useSaveWant()
  const undoable = useUndoable()
  const { limit_cents, condition, languages, finish, edition, any_edition, quantity, active, notify } = want
  const limits = { limit_cents, condition, languages, finish, edition, any_edition, quantity, active, notify }
  const press = () =>
    undoable({
      run: () => remove.mutateAsync({ params: { id: want.id } }),
      undo: () => save.mutateAsync({ body: { ...limits, product_id: want.product.id } }),
      said: t(wantTexts.removed, { name }),
      undoLabel: t(wantTexts.undo),
    })
  return (
    <IconButton
      label={t(wantTexts.remove, { name })}
      aria-busy={remove.isPending || undefined}
      onClick={() => !remove.isPending && press()}
    >
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
