import type { LineDefaults } from '@bra/contract/trade/quick-lines'
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import { takeLinesToEnter } from '../../../lib/lines-to-enter.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea, TextInput } from '../../../ui/inputs.tsx'
import type { Entered } from './draft.ts'
import { useLineReader } from './bulk-entry.data.ts'
import { LineProblems } from './LineProblems.tsx'
import { emptyFields, fieldsAfter } from './quick-fields.ts'
import { bulkEntryTexts } from './texts.ts'

interface QuickEntryProps {
  storeId: number
  defaults: LineDefaults
  onEnter: (entered: Entered[]) => void
}

export function QuickEntry({ storeId, defaults, onEnter }: QuickEntryProps) {
  const t = useText()
  const read = useLineReader(storeId)
  const field = useRef<HTMLInputElement>(null)
  // On a touch screen the focus would open the keyboard over the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const [{ typed, pasted, isReading, refusal, problems, set }, change] = useReducer(fieldsAfter, emptyFields)

  const take = async (name: 'typed' | 'pasted', text: string) => {
    change({ kind: 'ask' })
    try {
      const result = await read(text, { ...defaults, set })
      change({ kind: 'read', field: name, ...result })
      if (result.entered.length > 0) onEnter(result.entered.toReversed())
      return result
    } catch (error) {
      change({ kind: 'refuse', message: refusalOf(error, t) })
      return null
    }
  }
  useEffect(() => {
    const brought = takeLinesToEnter()
    if (!brought) return
    change({ kind: 'paste', text: brought })
    void take('pasted', brought)
    // This runs only on arrival, with the lines that another page has left.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const enter = async () => {
    if (isReading) return
    const result = await take('typed', typed.trim() || ' ')
    const problem = result?.problems[0]?.problem
    if (problem) field.current?.setSelectionRange(problem.start, problem.end)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void enter()
  }
  const choose = (entered: Entered | null, number: number) => {
    if (!entered) return change({ kind: 'refuse', message: t(bulkEntryTexts.priceFirst) })
    onEnter([entered])
    change({ kind: 'choose', entered, number })
    field.current?.focus()
  }
  const isOne = problems.length === 1 && pasted === ''
  return (
    <div className="grid gap-4">
      <TextInput
        ref={field}
        label={t(bulkEntryTexts.typed)}
        hint={t(bulkEntryTexts.typedHint)}
        placeholder={t(bulkEntryTexts.typedExample)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        className="font-semibold tabular-nums placeholder:font-normal"
        value={typed}
        error={refusal ?? (isOne ? problems[0]?.problem?.message : undefined)}
        onChange={(event) => change({ kind: 'type', text: event.target.value })}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isReading} onClick={() => void enter()}>
          {t(bulkEntryTexts.enter)}
        </Button>
        <p role="status" className="text-small text-ink-3">
          {set && t(bulkEntryTexts.sameSet, { set })}
        </p>
      </div>
      <LineProblems problems={problems} isOne={isOne} onChoose={choose} />
      <PasteField
        text={pasted}
        busy={isReading}
        onChange={(text) => change({ kind: 'paste', text })}
        onRead={() => void take('pasted', pasted)}
      />
    </div>
  )
}

interface PasteFieldProps {
  text: string
  busy: boolean
  onChange: (text: string) => void
  onRead: () => void
}

function PasteField({ text, busy, onChange, onRead }: PasteFieldProps) {
  const t = useText()
  return (
    <details className="rounded-panel border border-line p-4">
      <summary className="cursor-pointer font-semibold">{t(bulkEntryTexts.paste)}</summary>
      <div className="mt-3 grid gap-3">
        <TextArea
          label={t(bulkEntryTexts.paste)}
          hint={t(bulkEntryTexts.pasteHint)}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <div>
          <Button variant="outline" busy={busy} onClick={onRead}>
            {t(bulkEntryTexts.pasteRead)}
          </Button>
        </div>
      </div>
    </details>
  )
}
