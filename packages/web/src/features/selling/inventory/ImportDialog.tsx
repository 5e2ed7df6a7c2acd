import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Notice } from '../../../ui/states.tsx'
import { importTexts } from './import-texts.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { lastImportQuery, useRefreshGrid, useSheetCalls } from './inventory.data.ts'
import { saveFile } from './save-file.ts'
import { SheetQuestions } from '../spreadsheets/SheetQuestions.tsx'
import { base64Of } from '../spreadsheets/base64.ts'

interface ImportDialogProps {
  storeId: number
  isOpen: boolean
  onClose: () => void
}

const POLL_MS = 700

/** The spreadsheet is checked before it is imported; the import goes on if the dialog is closed. */
export function ImportDialog({ storeId, isOpen, onClose }: ImportDialogProps) {
  const t = useText()
  return (
    <Dialog wide open={isOpen} onClose={onClose} title={t(importTexts.import)} closeLabel={t(siteTexts.close)}>
      {isOpen && <Importing storeId={storeId} onClose={onClose} />}
    </Dialog>
  )
}

function Importing({ storeId, onClose }: Omit<ImportDialogProps, 'isOpen'>) {
  const t = useText()
  const { present, act, busy, problem, another } = useImport(storeId)
  const calls = useSheetCalls()
  const [first, setFirst] = useState<First>('sheet')
  if (busy && !present) return <Spinner />
  return (
    <div className="grid gap-5">
      {problem && <Notice tone="urucum">{problem}</Notice>}
      {present ? (
        <ImportProgress
          sheet={present}
          onFaults={() => void act(async () => saveFile(await calls.faults(present.id)))}
        />
      ) : (
        <ChooseFile
          busy={busy}
          onFile={(name, content) =>
            void act(() => calls.read({ store_id: storeId, name, content, encoding: 'base64' }))
          }
        />
      )}
      {present?.state === 'ready' && (
        <SheetQuestions
          sheet={present}
          busy={busy}
          onAnswer={(answers) => void act(() => calls.answer({ id: present.id, ...answers }))}
        />
      )}
      {present?.state === 'ready' && present.counts.waiting > 0 && <FirstPlaces first={first} onChoose={setFirst} />}
      <div className="flex flex-wrap justify-end gap-2">
        {present && present.state !== 'running' && (
          <Button variant="ghost" onClick={another}>
            {t(importTexts.importAnother)}
          </Button>
        )}
        {present?.state === 'running' && (
          <Button variant="outline" onClick={() => void act(() => calls.drop(present.id))}>
            {t(importTexts.importStop)}
          </Button>
        )}
        {present?.state === 'ready' ? (
          <Button
            variant="solid"
            busy={busy}
            disabled={present.total === 0}
            onClick={() => void act(() => calls.start({ id: present.id, first }))}
          >
            {t(importTexts.importStart, { count: present.total })}
          </Button>
        ) : (
          <Button variant="outline" onClick={onClose}>
            {t(siteTexts.close)}
          </Button>
        )}
      </div>
    </div>
  )
}

const orders = ['sheet', 'value', 'last'] as const
type First = (typeof orders)[number]

function FirstPlaces({ first, onChoose }: { first: First; onChoose: (first: First) => void }) {
  const t = useText()
  return (
    <ChoiceGroup legend={t(importTexts.firstPlaces)}>
      {orders.map((one) => (
        <Radio key={one} name="first" checked={first === one} onChange={() => onChoose(one)}>
          {t(importTexts[`first_${one}`])}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}

/** Finds an import again that was left running. */
function useImport(storeId: number) {
  const t = useText()
  const queries = useQueryClient()
  const refresh = useRefreshGrid()
  const [isAnother, setAnother] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = useQuery({
    ...lastImportQuery(storeId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.import?.state === 'running' ? POLL_MS : false),
  })
  const found = query.data?.import ?? null
  const isOpen = found?.state === 'ready' || found?.state === 'running'
  const wasOpen = useRef(isOpen)
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    if (wasOpen.current && found?.state === 'done') void refresh()
    wasOpen.current = isOpen
  })
  const act = async (work: () => Promise<{ import: SheetImport } | void>) => {
    setBusy(true)
    setProblem(null)
    try {
      const answer = await work()
      if (answer) {
        queries.setQueryData(lastImportQuery(storeId).queryKey, { import: answer.import })
        setAnother(false)
        setOwn(true)
      }
    } catch (error) {
      setProblem(refusalOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  // An import that had ended before this dialog opened is not shown.
  const present = isAnother || !(isOpen || isOwn) ? null : found
  return { present, act, busy: busy || query.isPending, problem, another: () => setAnother(true) }
}

function ChooseFile({ busy, onFile }: { busy: boolean; onFile: (name: string, content: string) => void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) onFile(file.name, await base64Of(file))
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{t(importTexts.importHint)}</p>
      <p className="text-label text-ink-2">{t(importTexts.importColumns)}</p>
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t(importTexts.importChoose)}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void take(event)}
      />
      <div>
        <Button
          variant="tonal"
          busy={busy}
          icon={<FileUp aria-hidden size={16} strokeWidth={2} />}
          onClick={() => field.current?.click()}
        >
          {t(importTexts.importChoose)}
        </Button>
      </div>
    </div>
  )
}
