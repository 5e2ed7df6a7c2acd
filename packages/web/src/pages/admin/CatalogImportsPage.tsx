import { ImportReport } from '../../features/office/catalog-imports/ImportReport.tsx'
import { ImportsTable } from '../../features/office/catalog-imports/ImportsTable.tsx'
import { pagesOfImports } from '../../features/office/catalog-imports/imports.data.ts'
import { catalogImportTexts } from '../../features/office/catalog-imports/texts.ts'
import { UploadForm } from '../../features/office/catalog-imports/UploadForm.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { usePages } from '../../lib/paged.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { useText } from '../../lib/text.tsx'

export default function CatalogImportsPage() {
  const t = useText()
  const { query } = useAddress()
  const list = usePages(pagesOfImports(query))
  const imports = list.pages.flatMap((page) => page.imports)
  const [first] = list.pages
  const running = imports.find(({ state }) => state === 'running')
  return (
    <>
      <Head title={t(officeTitles.catalogImports)} hidden />
      <PageTop title={t(officeTitles.catalogImports)} />
      <p className="mt-2 mb-5 max-w-[70ch] text-ink-2">{t(catalogImportTexts.intro)}</p>
      {first && (running ? <ImportReport told={running} faults={[]} /> : <UploadForm formats={first.formats} />)}
      <h2 className="mt-8 mb-3 text-h3">{t(catalogImportTexts.earlier)}</h2>
      <PagedList
        list={list}
        shown={imports.length}
        none={{ title: t(catalogImportTexts.none), hint: t(catalogImportTexts.noneHint) }}
      >
        <ImportsTable imports={imports} />
      </PagedList>
    </>
  )
}
