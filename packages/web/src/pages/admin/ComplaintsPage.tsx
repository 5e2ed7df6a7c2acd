import { complaintLife } from '@bra/contract/care/complaint-life'
import { useSearchParams } from 'react-router'
import { ComplaintsList } from '../../features/care/complaints/ComplaintsList.tsx'
import { pagesOfAll } from '../../features/care/complaints/complaints.data.ts'
import { complaintTexts } from '../../features/care/complaints/texts.ts'
import { oneOf, useAddress } from '../../lib/address.ts'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageHeading } from '../../lib/PageHeading.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

const states = complaintLife.State.options

export default function ComplaintsPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { change } = useAddress()
  const state = oneOf(query, 'situacao', states)
  const list = usePages(pagesOfAll(query, state))
  const title = t(pageTitles.complaints)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title}>
        <PageHeading className="mt-1 sm:mt-3">{title}</PageHeading>
      </PageTop>
      <div className="mt-3 max-w-72">
        <Select
          label={t(complaintTexts.state)}
          value={state ?? ''}
          onChange={({ target }) => change({ situacao: target.value })}
        >
          <option value="">{t(complaintTexts.anyState)}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {t(complaintTexts[`state_${one}`])}
            </option>
          ))}
        </Select>
      </div>
      <ComplaintsList
        list={list}
        you="operator"
        pathOf={({ id }) => complaintPaths.admin(id)}
        none={{ title: t(complaintTexts.noneOfAll), hint: t(complaintTexts.noneOfAllHint) }}
      />
    </>
  )
}
