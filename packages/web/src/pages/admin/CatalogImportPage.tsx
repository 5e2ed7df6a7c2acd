import { catalogImports } from '@bra/contract/office/catalog-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { importQuery, isOver } from '../../features/office/catalog-imports/imports.data.ts'
import { ImportReport } from '../../features/office/catalog-imports/ImportReport.tsx'
import { catalogImportTexts } from '../../features/office/catalog-imports/texts.ts'
import { ReasonDialog } from '../../features/people/audit/ReasonDialog.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { useSend } from '../../lib/command.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

export default function CatalogImportPage() {
  const t = useText()
  const id = Number(useParams().id)
  const answer = useQuery(importQuery(id))
  const [isStopping, setStopping] = useState(false)
  const title = answer.data?.import.file_name ?? t(officeTitles.catalogImport)
  return (
    <>
      <Head title={title} hidden />
      <PageTop
        title={title}
        parents={[{ name: t(officeTitles.catalogImports), path: paths.admin('catalog-imports') }]}
      />
      <div className="mt-4 grid gap-4">
        <Answer to={answer} endsPage>
          {({ import: told, faults }) => (
            <>
              <ImportReport told={told} faults={faults} />
              {!isOver(told) && (
                <div>
                  <Button variant="outline" onClick={() => setStopping(true)}>
                    {t(catalogImportTexts.cancel)}
                  </Button>
                </div>
              )}
            </>
          )}
        </Answer>
      </div>
      {isStopping && <Stopping id={id} name={title} onClose={() => setStopping(false)} />}
    </>
  )
}

function Stopping({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useText()
  const cancel = useSend(catalogImports.cancel, { refresh: [importQuery(id)] })
  const send = async (reason: string) => {
    const { message } = await cancel({ params: { id }, body: { reason } })
    toast.success(message)
    onClose()
  }
  return (
    <ReasonDialog
      title={t(catalogImportTexts.cancelOf, { name })}
      action={t(catalogImportTexts.cancel)}
      isDangerous
      send={send}
      onClose={onClose}
    >
      <p>{t(catalogImportTexts.cancelHint)}</p>
    </ReasonDialog>
  )
}
