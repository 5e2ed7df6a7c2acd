import { privacy } from '@bra/contract/people/privacy'
import type { PersonalFile } from '@bra/contract/people/privacy.schemas'
import { Download } from 'lucide-react'
import { useCommand } from '../../../lib/command.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Section } from '../../../ui/Section.tsx'
import { privacyTexts } from './texts.ts'

type Format = 'json' | 'csv'

export function DownloadRecords() {
  const t = useText()
  const load = useCommand(privacy.export, {
    input: (format: Format) => ({ query: { format } }),
    onSuccess: ({ files }) => files.length === 1 && save(files[0]!),
  })
  const files = load.data?.files ?? []
  const button = (format: Format, text: string) => (
    <Button
      variant="outline"
      icon={<Download aria-hidden size={16} strokeWidth={2} />}
      busy={load.isPending && load.variables === format}
      onClick={() => load.mutate(format)}
    >
      {text}
    </Button>
  )
  return (
    <Section title={t(privacyTexts.records)} hint={t(privacyTexts.recordsHint)}>
      <div className="flex flex-wrap gap-3">
        {button('json', t(privacyTexts.recordsJson))}
        {button('csv', t(privacyTexts.recordsCsv))}
      </div>
      <div role="status" className="mt-3">
        {load.isError && <p className="text-urucum">{load.error.message || t(formTexts.failed)}</p>}
        {load.isSuccess && (
          <p className="text-small text-ink-2">{t(privacyTexts.recordsReady, { count: files.length })}</p>
        )}
      </div>
      {files.length > 1 && (
        <ul className="mt-2 grid gap-1">
          {files.map((file) => (
            <li key={file.name}>
              <button type="button" className={loneLinkStyle} onClick={() => save(file)}>
                {file.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function save({ name, type, content }: PersonalFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
