import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SearchInput } from '../ui/SearchInput.tsx'
import { useAddress } from './address.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'

const PAUSE_MS = 300

interface QuerySearchProps {
  /** The name of the parameter in the address. */
  name: string
  label: string
  className?: string
}

/** Typed text goes to the address after a pause, and Back restores it. */
export function QuerySearch({ name, label, className }: QuerySearchProps) {
  const t = useText()
  const { query, change } = useAddress()
  const kept = query.get(name) ?? ''
  const [typed, setTyped] = useState(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(kept)

  useEffect(() => () => clearTimeout(timer.current), [])
  // The address changed by Back, or by a link to other words on the same page.
  useEffect(() => {
    if (kept === sent.current) return
    sent.current = kept
    clearTimeout(timer.current)
    setTyped(kept)
  }, [kept])

  const search = (text: string) => {
    clearTimeout(timer.current)
    sent.current = text.trim()
    change({ [name]: sent.current }, { replace: true })
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), PAUSE_MS)
  }
  // Text may have been typed before the script was loaded.
  useEffect(() => {
    const early = input.current?.value ?? kept
    if (early !== kept) type(early)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const clear = () => {
    setTyped('')
    search('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <form role="search" aria-label={label} onSubmit={submit} className={className}>
      <SearchInput
        ref={input}
        name={name}
        label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        clearLabel={t(siteTexts.searchClear)}
        onClear={clear}
      />
    </form>
  )
}
