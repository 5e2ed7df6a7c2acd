import { type CardCondition, cardConditions, type CardLanguage, type Finish } from '@bra/contract/trade/trade'
import { useKeptState } from '../../../lib/kept-state.ts'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ConditionOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import { ListDialog } from '../card-lists/ListDialog.tsx'
import { useAddList } from './collections.data.ts'
import { collectionTexts } from './texts.ts'

const KEPT = 'owned list'

/** Adds the copies of a pasted list; the fields hold for lines that do not say their own. */
export function CollectionListDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [condition, setCondition] = useKeptState<CardCondition>(`${KEPT} condition`, 'NM')
  const [language, setLanguage] = useKeptState<CardLanguage>(`${KEPT} language`, 'PT')
  const [finish, setFinish] = useKeptState<Finish>(`${KEPT} finish`, 'normal')
  const save = useAddList({ condition, language, finish })
  return (
    <ListDialog title={t(collectionTexts.pasteTitle)} kept={KEPT} save={save} onClose={onClose}>
      <p className="text-ink-2">{t(collectionTexts.pasteHint)}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label={t(collectionTexts.pasteCondition)}
          value={condition}
          onChange={(event) => setCondition(event.target.value as CardCondition)}
        >
          <ConditionOptions of={cardConditions} />
        </Select>
        <Select
          label={t(collectionTexts.pasteLanguage)}
          value={language}
          onChange={(event) => setLanguage(event.target.value as CardLanguage)}
        >
          <LanguageOptions />
        </Select>
        <Select
          label={t(collectionTexts.pasteFinish)}
          value={finish}
          onChange={(event) => setFinish(event.target.value as Finish)}
        >
          <FinishOptions />
        </Select>
      </div>
    </ListDialog>
  )
}
