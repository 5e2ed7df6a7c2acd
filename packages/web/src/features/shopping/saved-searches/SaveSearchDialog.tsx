import { narrows } from '@bra/contract/shopping/saved-queries'
import { rhythms } from '@bra/contract/shopping/saved-search-limits'
import { type SavedQuery, savedSearchesSchemas } from '@bra/contract/shopping/saved-searches.schemas'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import type { Reply } from '@bra/contract/kit/api'
import type { savedSearches } from '@bra/contract/shopping/saved-searches'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { addressOfSearch, previewQuery, useSaveSearchMutation } from './saved-searches.data.ts'
import { proposedName, wordsOfSearch } from './search-words.ts'
import { savedSearchTexts } from './texts.ts'

interface SaveSearchDialogProps {
  query: SavedQuery
  /** Gets the id of the search once it is saved. */
  onClose: (saved?: number) => void
}

export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const t = useText()
  const isOpen = !narrows(query)
  const preview = useQuery({ ...previewQuery(query), enabled: !isOpen })
  return (
    <Dialog open onClose={() => onClose()} title={t(savedSearchTexts.title)} closeLabel={t(siteTexts.close)}>
      {isOpen ? (
        <Notice>{t(savedSearchTexts.open)}</Notice>
      ) : (
        <Answer to={preview} waiting={<SkeletonRows rows={4} />}>
          {(found) =>
            found.same ? <Same search={found.same} onClose={onClose} /> : <SaveForm {...{ query, found, onClose }} />
          }
        </Answer>
      )}
    </Dialog>
  )
}

type Preview = Reply<typeof savedSearches.preview>

function Same({ search, onClose }: { search: NonNullable<Preview['same']>; onClose: () => void }) {
  const t = useText()
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>{t(savedSearchTexts.same, { name: search.name })}</Notice>
      <Link to={addressOfSearch(search)} onClick={() => onClose()} className={buttonStyle('solid')}>
        {t(savedSearchTexts.openSame)}
      </Link>
    </div>
  )
}

const { body } = savedSearchesSchemas.save
const Typed = body.omit({ query: true })

function SaveForm({ query, found, onClose }: SaveSearchDialogProps & { found: Preview }) {
  const t = useText()
  const named = { query, names: found.names }
  const save = useSaveSearchMutation()
  const form = useContractForm(
    Typed,
    { name: proposedName(named, t), alert: found.too_broad ? 'off' : 'daily' },
    { key: `new search ${JSON.stringify(query)}`, names: ['name', 'alert'] },
  )
  return (
    <ContractForm
      form={form}
      send={async (typed) => {
        const { search, message } = await save.mutateAsync({ body: { ...typed, query } })
        toast.success(message)
        onClose(search.id)
      }}
    >
      <p className="text-label text-ink-2">{wordsOfSearch(named, t).join(' · ')}</p>
      <FormText name="name" label={t(savedSearchTexts.name)} maxLength={60} autoComplete="off" />
      <RhythmField isTooBroad={found.too_broad} />
      <p className="text-small text-ink-3">{t(savedSearchTexts.definition)}</p>
      <DialogFoot onClose={() => onClose()}>{t(savedSearchTexts.save)}</DialogFoot>
    </ContractForm>
  )
}

function RhythmField({ isTooBroad }: { isTooBroad: boolean }) {
  const t = useText()
  const { register } = useFormContext()
  const hints = { off: undefined, daily: t(savedSearchTexts.dailyHint), hourly: t(savedSearchTexts.hourlyHint) }
  return (
    <ChoiceGroup legend={t(savedSearchTexts.alert)}>
      {isTooBroad && <p className="mb-1 text-label text-ink-2">{t(savedSearchTexts.tooBroad)}</p>}
      {rhythms.map((rhythm) => (
        <Radio
          key={rhythm}
          value={rhythm}
          disabled={isTooBroad && rhythm !== 'off'}
          hint={hints[rhythm]}
          {...register('alert')}
        >
          {t(savedSearchTexts[rhythm])}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
