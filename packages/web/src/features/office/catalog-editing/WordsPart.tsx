import { wordCuration } from '@bra/contract/office/word-curation'
import type { CuratedWord, WordKind } from '@bra/contract/office/word-curation.schemas'
import { ListOrdered, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { useSend } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { OrderDialog } from '../content-editing/OrderDialog.tsx'
import { contentEditingTexts } from '../content-editing/texts.ts'
import { catalogEditingTexts } from './texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'
import { WordDialog } from './WordDialog.tsx'
import { WordMergeDialog } from './WordMergeDialog.tsx'
import { WordsTable } from './WordsTable.tsx'
import { orderWithin, wordLists } from './words.data.ts'

type Open = { to: 'add' | 'order' } | { to: 'change' | 'merge'; word: CuratedWord }

interface WordsPartProps {
  kind: WordKind
  words: CuratedWord[]
  games: CuratedWord[]
}

export function WordsPart({ kind, words, games }: WordsPartProps) {
  const t = useText()
  const { query } = useAddress()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const game = kind === 'businesses' ? undefined : games.find(({ slug }) => slug === query.get('jogo'))
  const shown = game ? words.filter(({ business_id: id }) => id === game.id || id === null) : words
  const dialog = { kind, games, onClose: close }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-2">
        {kind !== 'businesses' && <GameSelect games={games} />}
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpen({ to: 'add' })}>
          {t(vocabularyTexts[`add_${kind}`])}
        </Button>
        {shown.length > 1 && (
          <Button
            variant="outline"
            icon={<ListOrdered aria-hidden size={18} strokeWidth={2} />}
            onClick={() => setOpen({ to: 'order' })}
          >
            {t(contentEditingTexts.order)}
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <EmptyState picture="/media/scenes/lantern.svg" title={t(vocabularyTexts.none)}>
          {t(vocabularyTexts.noneHint)}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <WordsTable
          kind={kind}
          words={shown}
          games={games}
          onChange={(word) => setOpen({ to: 'change', word })}
          onMerge={(word) => setOpen({ to: 'merge', word })}
        />
      )}
      {open?.to === 'add' && <WordDialog {...dialog} word={null} game={game ?? null} />}
      {open?.to === 'change' && <WordDialog {...dialog} word={open.word} game={null} />}
      {open?.to === 'merge' && <WordMergeDialog {...dialog} word={open.word} words={words} />}
      {open?.to === 'order' && <Ordering kind={kind} words={words} shown={shown} onClose={close} />}
    </>
  )
}

function GameSelect({ games }: { games: CuratedWord[] }) {
  const t = useText()
  const { query, change } = useAddress()
  return (
    <Select
      label={t(catalogEditingTexts.game)}
      className="sm:w-56"
      value={query.get('jogo') ?? ''}
      onChange={(event) => change({ jogo: event.target.value })}
    >
      <option value="">{t(catalogEditingTexts.anyGame)}</option>
      {games.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}

interface OrderingProps {
  kind: WordKind
  words: CuratedWord[]
  shown: CuratedWord[]
  onClose: () => void
}

function Ordering({ kind, words, shown, onClose }: OrderingProps) {
  const save = useSend(wordCuration.order, { refresh: wordLists })
  const send = async (order: number[], reason: string) => {
    const body = { ids: orderWithin(words, order), reason }
    const { message } = await save({ params: { kind }, body })
    toast.success(message)
  }
  return <OrderDialog rows={shown.map(({ id, name }) => ({ id, title: name }))} send={send} onClose={onClose} />
}
