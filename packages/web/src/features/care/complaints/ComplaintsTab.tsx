import { Link, useSearchParams } from 'react-router'
import { complaintPaths } from '../../../lib/complaint-paths.ts'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { ComplaintsList } from './ComplaintsList.tsx'
import { pagesOfBuyer, useComplaintNews } from './complaints.data.ts'
import { complaintTexts } from './texts.ts'

export function ComplaintsTab({ level = 3 }: { level?: 2 | 3 }) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfBuyer(query))
  useComplaintNews()
  return (
    <ComplaintsList
      list={list}
      you="client"
      level={level}
      pathOf={({ id }) => complaintPaths.one(id)}
      none={{
        title: t(complaintTexts.none),
        hint: t(complaintTexts.noneHint),
        action: (
          <Link to={paths.orders()} className={buttonStyle('solid')}>
            {t(complaintTexts.seeOrders)}
          </Link>
        ),
      }}
    />
  )
}
