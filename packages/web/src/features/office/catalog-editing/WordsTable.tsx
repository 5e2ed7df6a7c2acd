import type { CuratedWord, WordKind } from '@bra/contract/office/word-curation.schemas'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { GameMark } from '../../../ui/GameMark.tsx'
import { RaritySign } from '../../../ui/Marks.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { parameterTexts } from '../content-editing/parameter-texts.ts'
import { mergeTexts } from './merge-texts.ts'
import { catalogEditingTexts } from './texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'

interface WordsTableProps {
  kind: WordKind
  words: CuratedWord[]
  games: CuratedWord[]
  onChange: (word: CuratedWord) => void
  onMerge: (word: CuratedWord) => void
}

export function WordsTable({ kind, words, games, onChange, onMerge }: WordsTableProps) {
  const t = useText()
  const gameOf = ({ business_id: id }: CuratedWord) =>
    games.find((game) => game.id === id)?.name ?? t(vocabularyTexts.everyGame)
  const acts = (word: CuratedWord) => (
    <span className="flex flex-none justify-end gap-2">
      {!word.of_house && !word.merging_into && words.length > 1 && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t(mergeTexts.mergeOf, { name: word.name })}
          onClick={() => onMerge(word)}
        >
          {t(mergeTexts.merge)}
        </Button>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={t(parameterTexts.editOf, { name: word.name })}
        onClick={() => onChange(word)}
      >
        {t(parameterTexts.edit)}
      </Button>
    </span>
  )
  const columns: Column<CuratedWord>[] = [
    { key: 'name', header: t(catalogEditingTexts.name), cell: (word) => <NameOf kind={kind} word={word} /> },
    ...(kind === 'businesses'
      ? [
          {
            key: 'kind',
            header: t(vocabularyTexts.kind),
            cell: (word: CuratedWord) => t(vocabularyTexts[`kind_${word.kind}`]),
          },
          {
            key: 'categories',
            header: t(vocabularyTexts.categories),
            numeric: true,
            cell: (word: CuratedWord) => word.categories,
          },
        ]
      : [{ key: 'game', header: t(catalogEditingTexts.game), cell: gameOf }]),
    { key: 'products', header: t(catalogEditingTexts.products), numeric: true, cell: (word) => word.products },
    { key: 'acts', header: t(siteTexts.actions), hiddenHeader: true, numeric: true, cell: acts },
  ]
  const facts = (word: CuratedWord) => [
    kind === 'businesses' ? t(vocabularyTexts[`kind_${word.kind}`]) : gameOf(word),
    ...(kind === 'businesses' ? [t(catalogEditingTexts.foundCategories, { count: word.categories })] : []),
    t(catalogEditingTexts.found, { count: word.products }),
  ]
  return (
    <Table
      caption={t(vocabularyTexts[`part_${kind}`])}
      columns={columns}
      rows={words}
      rowKey={({ id }) => String(id)}
      card={(word) => (
        <div className="grid gap-2">
          <NameOf kind={kind} word={word} />
          <p className="text-label text-ink-2 tabular-nums">{facts(word).join(' · ')}</p>
          {acts(word)}
        </div>
      )}
    />
  )
}

function NameOf({ kind, word }: Pick<WordsTableProps, 'kind'> & { word: CuratedWord }) {
  const t = useText()
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {kind === 'businesses' && word.kind === 'tcg' && <GameMark slug={word.slug} />}
        {kind === 'rarities' && <RaritySign plain {...word} />}
        {word.name}
        {word.hidden && <Badge>{t(vocabularyTexts.isHidden)}</Badge>}
        {word.merging_into && <Badge>{t(vocabularyTexts.isMerging, { name: word.merging_into })}</Badge>}
      </span>
      <span className="block text-label wrap-anywhere text-ink-2">{[word.slug, ...word.merged].join(', ')}</span>
    </span>
  )
}
