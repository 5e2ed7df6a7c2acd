import { type Standard, usualStandard } from '@bra/contract/trade/standard'
import { useId } from 'react'
import { useKeptState } from '../../../lib/kept-state.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useSession } from '../../../lib/session.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { StandardFields } from './StandardFields.tsx'
import { useStandard } from './standard.ts'
import { standardInShort } from './standard-words.ts'
import { useKeepStandard } from './standards.data.ts'
import { standardTexts } from './texts.ts'

export function StandardDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const session = useSession()
  const { standard } = useStandard()
  const [typed, setTyped, forget] = useKeptState<Standard>('standard', standard)
  const keep = useKeepStandard()
  const save = () =>
    keep.mutate(typed, {
      onSuccess: () => {
        toast.success(t(standardTexts.saved, { standard: standardInShort(t, typed) }))
        forget()
        onClose()
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(standardTexts.title)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="ghost" onClick={() => setTyped(usualStandard)}>
            {t(standardTexts.usual)}
          </Button>
          <Button type="submit" form={formId} busy={keep.isPending}>
            {t(standardTexts.save)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p className="text-ink-2">{t(standardTexts.intro)}</p>
        <StandardFields standard={typed} onChange={setTyped} />
        {!session && <p className="text-small text-ink-3">{t(standardTexts.here)}</p>}
        <Refusal error={keep.error} />
      </form>
    </Dialog>
  )
}
