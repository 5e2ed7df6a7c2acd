import { MOST_CARDS } from '@bra/contract/money/payments'
import type { Reply } from '@bra/contract/kit/api'
import type { SavedCard } from '@bra/contract/money/payments.schemas'
import { payments } from '@bra/contract/money/payments'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { NewCard } from './NewCard.tsx'
import { cardsQuery } from './payments.data.ts'
import { savedCardTexts } from './texts.ts'

export function SavedCards() {
  const t = useText()
  const list = useQuery(cardsQuery)
  return (
    <Answer to={list} title={t(savedCardTexts.cardsFailed)} room="h-64 max-w-2xl">
      {(answer) => <Cards {...answer} />}
    </Answer>
  )
}

function Cards({ cards, pagarme_data: place }: Reply<typeof payments.cards>) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant={cards.length ? 'outline' : 'solid'} onClick={() => setAdding(true)}>
      {t(savedCardTexts.addCard)}
    </Button>
  )
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p className="text-ink-2">{t(savedCardTexts.cardsHint)}</p>
      {cards.length === 0 && !isAdding && (
        <EmptyState picture="/media/scenes/basket.svg" title={t(savedCardTexts.noCards)} action={place && add}>
          {t(savedCardTexts.noCardsHint)}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <ul className="panel divide-y divide-line">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      {isAdding && place ? (
        <NewCard place={place} onDone={() => setAdding(false)} />
      ) : (
        cards.length > 0 && cards.length < MOST_CARDS && place && <div>{add}</div>
      )}
    </div>
  )
}

function CardRow({ card }: { card: SavedCard }) {
  const t = useText()
  const [isRemoving, setRemoving] = useState(false)
  const name = t(savedCardTexts.cardName, { brand: card.brand, last: card.last_four })
  const expiry = `${String(card.expiry_month).padStart(2, '0')}/${card.expiry_year}`
  return (
    <li className="flex items-center gap-4 p-4">
      <CreditCard aria-hidden size={20} strokeWidth={1.75} className="flex-none text-ink-2" />
      <p className="min-w-0 flex-1">
        <b>{name}</b>
        <span className="block text-label text-ink-2">{card.holder}</span>
        <span className={card.expired ? 'text-label text-urucum' : 'text-label text-ink-3'}>
          {t(card.expired ? savedCardTexts.expiredOn : savedCardTexts.goodUntil, { expiry })}
        </span>
      </p>
      <Button
        variant="outline"
        size="small"
        aria-label={t(savedCardTexts.removeCardOf, { name })}
        onClick={() => setRemoving(true)}
      >
        {t(savedCardTexts.removeCard)}
      </Button>
      {isRemoving && <RemoveDialog id={card.id} name={name} onClose={() => setRemoving(false)} />}
    </li>
  )
}

function RemoveDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useText()
  const reload = useRefresh([cardsQuery])
  const remove = useCommand(payments.removeCard, {
    tells: true,
    onSuccess: () => {
      onClose()
      return reload()
    },
  })
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t(savedCardTexts.cancel)}
      </Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
        {t(savedCardTexts.removeCard)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(savedCardTexts.removeTitle, { name })}
      closeLabel={t(siteTexts.close)}
      footer={footer}
    >
      <p>{t(savedCardTexts.removeHint)}</p>
      <Refusal error={remove.error} />
    </Dialog>
  )
}
