import type { LineDefaults } from '@bra/contract/quick-lines'
import { type KeyboardEvent, useRef, useState } from 'react'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextInput } from '../../ui/inputs.tsx'
import type { Entered } from './draft.ts'
import { type ReadPaste, useLineReader } from './entries.data.ts'
import { LineProblems } from './LineProblems.tsx'

interface QuickEntryProps {
  storeId: number
  defaults: LineDefaults
  onEnter: (entered: Entered[]) => void
}

/** One card a line, by hand or many pasted at once. */
export function QuickEntry({ storeId, defaults, onEnter }: QuickEntryProps) {
  const t = useText()
  const read = useLineReader(storeId)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [pasted, setPasted] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [problems, setProblems] = useState<ReadPaste['problems']>([])
  const [set, setSet] = useState<string>()
  const include = (entered: Entered[]) => {
    if (entered.length === 0) return
    onEnter(entered)
    setSet(entered[0]!.product.category.code)
  }

  const take = async (text: string) => {
    setBusy(true)
    setFailed(undefined)
    try {
      const result = await read(text, { ...defaults, set })
      setProblems(result.problems)
      include(result.entered.toReversed())
      return result
    } catch (error) {
      setFailed(refusalOf(error, t))
      return null
    } finally {
      setBusy(false)
    }
  }
  const enter = async () => {
    if (busy) return
    const result = await take(typed.trim() || ' ')
    const problem = result?.problems[0]?.problem
    if (result && result.problems.length === 0 && result.entered.length > 0) setTyped('')
    if (problem) field.current?.setSelectionRange(problem.start, problem.end)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void enter()
  }
  const readPaste = async () => {
    const result = await take(pasted)
    if (result) setPasted(result.problems.map(({ text }) => text).join('\n'))
  }
  const choose = (entered: Entered, number: number) => {
    include([entered])
    setProblems(problems.filter((one) => one.number !== number))
    // read once more, it would be entered twice
    setPasted(withoutLine(pasted, problems.find((one) => one.number === number)!.text))
    setTyped('')
    field.current?.focus()
  }
  const isOne = problems.length === 1 && pasted === ''
  return (
    <div className="grid gap-4">
      <TextInput
        ref={field}
        label={t('entering.typed')}
        hint={t('entering.typedHint')}
        placeholder="SVI 077 NM PT 2 5,90"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        className="font-semibold tabular-nums"
        value={typed}
        error={failed ?? (isOne ? problems[0]?.problem?.message : undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblems([])
        }}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={busy} onClick={() => void enter()}>
          {t('entering.enter')}
        </Button>
        <p role="status" className="text-small text-ink-3">
          {set && t('entering.sameSet', { set })}
        </p>
      </div>
      <LineProblems problems={problems} isOne={isOne} onChoose={choose} />
      <PasteField text={pasted} busy={busy} onChange={setPasted} onRead={() => void readPaste()} />
    </div>
  )
}

function withoutLine(text: string, line: string) {
  const lines = text.split('\n')
  const at = lines.indexOf(line)
  return at < 0 ? text : lines.toSpliced(at, 1).join('\n')
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
      <summary className="cursor-pointer font-semibold">{t('entering.paste')}</summary>
      <div className="mt-3 grid gap-3">
        <TextArea
          label={t('entering.paste')}
          hint={t('entering.pasteHint')}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <div>
          <Button variant="outline" busy={busy} onClick={onRead}>
            {t('entering.pasteRead')}
          </Button>
        </div>
      </div>
    </details>
  )
}
