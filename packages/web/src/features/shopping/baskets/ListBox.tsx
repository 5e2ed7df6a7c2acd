import { Wand2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { TYPED } from '../../../lib/typed-keeping.ts'
import { Button } from '../../../ui/Button.tsx'
import { listBoxTexts } from './list-box-texts.ts'

const BasketDialog = partOfBrowser(async () => (await import('./BasketDialog.tsx')).BasketDialog)

const KEY = `${TYPED}list`

/** A list is pasted here and bought where it costs least; this tab keeps it, also over a sign-in. */
export function ListBox() {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { hash, key } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    // what is typed before the script arrives stays
    field.current!.value ||= sessionStorage.getItem(KEY) ?? ''
  }, [])
  useEffect(() => {
    if (hash === '#lista') field.current!.focus()
  }, [hash, key])
  const open = () => {
    const list = field.current!.value.trim()
    if (list) setOpened(list)
    else field.current!.focus()
  }
  return (
    <section aria-labelledby="lista" className="panel flex h-56 flex-col gap-3 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="lista" className="flex-none text-h3">
          {t(listBoxTexts.list)}
        </h2>
        <span className="truncate text-small text-ink-3">{t(listBoxTexts.listFormats)}</span>
      </div>
      <textarea
        ref={field}
        aria-labelledby="lista"
        placeholder={t(listBoxTexts.listExample)}
        spellCheck={false}
        onChange={({ target }) => sessionStorage.setItem(KEY, target.value.trim())}
        className="control min-h-0 flex-1 resize-none"
      />
      <Button icon={<Wand2 aria-hidden size={20} strokeWidth={1.75} />} onClick={open}>
        {t(listBoxTexts.listBuild)}
      </Button>
      <Suspense>{opened !== null && <BasketDialog list={opened} onClose={() => setOpened(null)} />}</Suspense>
    </section>
  )
}
