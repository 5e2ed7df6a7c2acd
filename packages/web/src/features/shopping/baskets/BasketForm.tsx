import { useDeferredValue, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDestination } from '../../people/addresses/destination.ts'
import { useKeptState } from '../../../lib/kept-state.ts'
import { useText } from '../../../lib/text.tsx'
import { useTypedKept } from '../../../lib/typed-kept.ts'
import { Button } from '../../../ui/Button.tsx'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { TextArea } from '../../../ui/inputs.tsx'
import { CepForm } from '../../people/addresses/CepForm.tsx'
import { PostingSelect } from '../../prices/standards/PostingSelect.tsx'
import { useFavoriteStores } from '../../stores/favorite-stores/favorite-stores.data.ts'
import type { TakenLine, Wanted } from './baskets.data.ts'
import { CardLimits } from './CardLimits.tsx'
import { StoresSelect } from './StoresSelect.tsx'
import { LimitFields } from './LimitFields.tsx'
import { cardsOf, isPrice, limitsInWords, ownOf, typedOf, wantedOf } from './limits.ts'
import { useListSources } from './list-sources.ts'
import { basketTexts } from './texts.ts'

interface BasketFormProps {
  id: string
  wanted: Wanted
  /** Begins the keys under which this tab keeps what is typed; null for a list that another place keeps. */
  kept: string | null
  refusal: string | undefined
  /** The list now stands for these lines of the cart, or for none. */
  onTake: (taken: TakenLine[]) => void
  onSubmit: (wanted: Wanted) => void
}

export function BasketForm({ id, wanted, kept, refusal, onTake, onSubmit }: BasketFormProps) {
  const t = useText()
  const { cep } = useDestination()
  const form = useForm({ defaultValues: { list: wanted.list ?? '' } })
  const { register, handleSubmit, formState, setValue, setFocus, control } = form
  const keyOf = (name: string) => kept && `${kept} ${name}`
  useTypedKept(form, { key: keyOf('list'), names: ['list'] })
  useEffect(() => setFocus('list'), [setFocus])
  const [all, setAll] = useKeptState(keyOf('limits'), () => typedOf(wanted.limits))
  const [own, setOwn] = useKeptState(keyOf('own limits'), () => ownOf(wanted))
  const [days, setDays] = useKeptState(keyOf('days'), wanted.posts_in_days ?? null)
  const [most, setMost] = useKeptState(keyOf('stores'), wanted.most_stores ?? null)
  const [liked, setLiked] = useKeptState(keyOf('favorites'), wanted.favorites_only ?? false)
  const favorites = useFavoriteStores() ?? []
  const [isTried, setTried] = useState(false)
  // The field shows typed text at once; the limits below follow later.
  const cards = cardsOf(useDeferredValue(useWatch({ control, name: 'list' })), all)
  const sources = useListSources((written) => {
    setValue('list', written.list, { shouldValidate: true })
    setOwn(written.own)
    onTake(written.taken)
  })
  const send = ({ list }: { list: string }) => {
    setTried(true)
    const written = [all, ...[...cardsOf(list, all).keys()].flatMap((card) => own[card] ?? [])]
    if (written.every(isPrice))
      onSubmit({ ...wantedOf({ list, all, own, days, most, liked }), most_cents: wanted.most_cents })
  }
  return (
    <div className="grid gap-5">
      {!cep && (
        <div>
          <p className="mb-2 text-ink-2">{t(basketTexts.needsCep)}</p>
          <CepForm quiet chosen={undefined} />
        </div>
      )}
      <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
        <div className="flex flex-wrap gap-2">
          {sources.takeCart && (
            <Button variant="outline" size="small" onClick={sources.takeCart}>
              {t(basketTexts.fromCart)}
            </Button>
          )}
          {sources.takeWants && (
            <Button variant="outline" size="small" busy={sources.isReading} onClick={sources.takeWants}>
              {t(basketTexts.fromWants)}
            </Button>
          )}
        </div>
        <TextArea
          label={t(basketTexts.list)}
          hint={t(basketTexts.listHint)}
          error={formState.errors.list?.message ?? refusal}
          rows={9}
          spellCheck={false}
          className="font-mono"
          placeholder={t(basketTexts.example)}
          {...register('list', { validate: (list) => list.trim() !== '' || t(basketTexts.pasteFirst) })}
        />
        <div>
          <AccordionItem
            title={t(basketTexts.ofAll)}
            end={limitsInWords(t, all, { days, most, liked }) || t(basketTexts.anythingGoes)}
            open={isTried && !isPrice(all) ? true : undefined}
          >
            <div className="grid gap-3">
              <LimitFields limits={all} onChange={setAll} isTried={isTried} />
              <div className="grid gap-3 sm:grid-cols-2">
                <PostingSelect days={days} onChange={setDays} />
                <StoresSelect most={most} onChange={setMost} />
              </div>
              {favorites.length > 0 && (
                <Checkbox checked={liked} onChange={({ target }) => setLiked(target.checked)}>
                  {t(basketTexts.onlyFavorites, { count: favorites.length })}
                </Checkbox>
              )}
            </div>
          </AccordionItem>
          {cards.size > 0 && <CardLimits {...{ cards, own, isTried }} onChange={setOwn} />}
        </div>
      </form>
    </div>
  )
}
