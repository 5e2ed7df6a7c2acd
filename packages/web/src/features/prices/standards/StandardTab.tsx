import { useKeptState } from '../../../lib/kept-state.ts'
import type { Standard } from '@bra/contract/trade/standard'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { StandardFields } from './StandardFields.tsx'
import { useStandard } from './standard.ts'
import { standardInShort } from './standard-words.ts'
import { useKeepStandard } from './standards.data.ts'
import { standardTexts } from './texts.ts'

export function StandardTab() {
  const t = useText()
  const { standard } = useStandard()
  const [typed, setTyped, forget] = useKeptState<Standard | null>('standard', null)
  const keep = useKeepStandard()
  const next = typed ?? standard
  const save = () =>
    keep.mutate(next, {
      onSuccess: () => {
        forget()
        toast.success(t(standardTexts.saved, { standard: standardInShort(t, next) }))
      },
    })
  return (
    <form
      noValidate
      className="panel grid max-w-3xl gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="text-ink-2">{t(standardTexts.intro)}</p>
      <StandardFields standard={next} onChange={setTyped} />
      <Refusal error={keep.error} />
      <Button type="submit" busy={keep.isPending} className="justify-self-start">
        {t(standardTexts.save)}
      </Button>
    </form>
  )
}
