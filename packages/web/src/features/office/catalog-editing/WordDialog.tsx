import { isRaritySign, isTextMark } from '@bra/contract/catalogue/rarity-marks'
import { wordCuration } from '@bra/contract/office/word-curation'
import { type CuratedWord, WordDraft, type WordKind } from '@bra/contract/office/word-curation.schemas'
import type { FormSchema } from '@bra/contract/kit/api'
import { WithReason } from '@bra/contract/kit/shapes'
import { productTypes } from '@bra/contract/trade/trade'
import { z } from 'zod'
import { callEndpoint } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useCall } from '../../../lib/env.ts'
import { FormCheckbox, FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { formOf } from '../../../lib/form-of.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { CardBackField } from './CardBackField.tsx'
import { CopiesOfGame } from './CopiesOfGame.tsx'
import { RarityFields } from './RarityFields.tsx'
import { catalogEditingTexts } from './texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'
import { wordLists } from './words.data.ts'

interface WordFields {
  name: string
  kind: string
  glyph: string
  tone: string
  card_back: string
  business_id: string
  hidden: boolean
  closed_finishes: boolean
  open_finishes: string[]
  closed_editions: boolean
  open_editions: string[]
  closed_languages: boolean
  open_languages: string[]
  reason: string
}
type DraftWithReason = WordDraft & { reason: string }

/** Only a game says what its printings may have besides. */
const Schema: FormSchema<DraftWithReason, WordFields> = formOf(
  z.preprocess(
    ({
      closed_finishes,
      open_finishes,
      closed_editions,
      open_editions,
      closed_languages,
      open_languages,
      ...typed
    }: WordFields) => ({
      ...typed,
      open_finishes: closed_finishes ? open_finishes || [] : null,
      open_editions: closed_editions ? open_editions || [] : null,
      open_languages: closed_languages ? open_languages || [] : null,
    }),
    WordDraft.and(WithReason),
  ),
)

/** Rarities of earlier years may have a sign that nobody can choose today. */
const knownGlyph = (glyph = '') => (isRaritySign(glyph) || isTextMark(glyph) ? glyph : '')

interface WordDialogProps {
  kind: WordKind
  word: CuratedWord | null
  /** The game of a new word at first; null stands for every game. */
  game: CuratedWord | null
  games: CuratedWord[]
  onClose: () => void
}

export function WordDialog({ kind, word, game, games, onClose }: WordDialogProps) {
  const t = useText()
  const call = useCall()
  const reload = useRefresh(wordLists)
  const form = useContractForm<WordFields, DraftWithReason>(Schema, {
    name: word?.name ?? '',
    kind: word?.kind ?? 'tcg',
    glyph: knownGlyph(word?.glyph),
    tone: word?.tone ?? 'neutral',
    card_back: word?.card_back ?? '',
    business_id: String(word?.business_id ?? game?.id ?? ''),
    hidden: word?.hidden ?? false,
    closed_finishes: Boolean(word?.open_finishes),
    open_finishes: word?.open_finishes ?? [],
    closed_editions: Boolean(word?.open_editions),
    open_editions: word?.open_editions ?? [],
    closed_languages: Boolean(word?.open_languages),
    open_languages: word?.open_languages ?? [],
    reason: '',
  })
  const send = async ({ reason, ...draft }: DraftWithReason) => {
    const { message } = word
      ? await callEndpoint(call, wordCuration.change, {
          params: { kind, id: word.id },
          body: { draft, seen: word, reason },
        })
      : await callEndpoint(call, wordCuration.add, { params: { kind }, body: { draft, reason } })
    await reload()
    toast.success(message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={word?.name ?? t(vocabularyTexts[`add_${kind}`])}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send} within="draft">
        <FormText
          name="name"
          label={t(catalogEditingTexts.name)}
          hint={word ? t(vocabularyTexts.slugStays, { slug: word.slug }) : undefined}
          maxLength={60}
        />
        {kind === 'businesses' && (
          <FormSelect name="kind" label={t(vocabularyTexts.kind)}>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(vocabularyTexts[`kind_${type}`])}
              </option>
            ))}
          </FormSelect>
        )}
        {kind === 'businesses' && <CopiesOfGame />}
        {kind !== 'businesses' && (
          <FormSelect name="business_id" label={t(catalogEditingTexts.game)}>
            <option value="">{t(vocabularyTexts.everyGame)}</option>
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
        )}
        {kind === 'rarities' && <RarityFields />}
        {kind === 'businesses' && <CardBackField slug={word?.slug ?? ''} />}
        <FormCheckbox name="hidden" hint={t(vocabularyTexts[`hiddenHint_${kind}`])}>
          {t(vocabularyTexts.hide)}
        </FormCheckbox>
        <ReasonField />
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
