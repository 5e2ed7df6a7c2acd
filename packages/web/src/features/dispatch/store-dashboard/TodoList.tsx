import type { Dashboard } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import {
  ArchiveRestore,
  ChevronRight,
  CircleX,
  Clock,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  Package,
  PackageCheck,
  PackageMinus,
  Star,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { LOW_STOCK } from '../../selling/stock-alerts/LowStock.tsx'
import { setupRows } from './setup-rows.ts'
import { dashboardTexts } from './texts.ts'

interface TodoRow {
  key: keyof Dashboard['todo']
  text: SiteText
  icon: LucideIcon
  isUrgent?: true | undefined
  to: (storeId: number) => string
}

const orders = (tab: string) => (storeId: number) => `${paths.storeOrders(storeId)}?situacao=${tab}`

/** The most urgent row stands first. */
const rows: TodoRow[] = [
  { key: 'late', text: dashboardTexts.todoLate, icon: TriangleAlert, isUrgent: true, to: orders('prepare') },
  { key: 'today', text: dashboardTexts.todoToday, icon: Clock, isUrgent: true, to: orders('prepare') },
  { key: 'post_now', text: dashboardTexts.todoPostNow, icon: PackageCheck, isUrgent: true, to: orders('ready') },
  { key: 'asked', text: dashboardTexts.todoAsked, icon: CircleX, to: orders('asked') },
  { key: 'returns', text: dashboardTexts.todoReturns, icon: Undo2, to: paths.returnedOrders },
  { key: 'prepare', text: dashboardTexts.todoPrepare, icon: Package, to: orders('prepare') },
  { key: 'put_back', text: dashboardTexts.todoPutBack, icon: ArchiveRestore, to: officePaths.putBack },
  { key: 'post', text: dashboardTexts.todoPost, icon: PackageCheck, to: orders('ready') },
  { key: 'questions', text: dashboardTexts.todoQuestions, icon: MessageCircleQuestion, to: officePaths.storeQuestions },
  {
    key: 'reviews',
    text: dashboardTexts.todoReviews,
    icon: Star,
    to: (id) => `${paths.dashboard(id, 'avaliacoes')}&responder=1`,
  },
  {
    key: 'low_stock',
    text: dashboardTexts.todoLowStock,
    icon: PackageMinus,
    to: (id) => `${paths.dashboard(id)}#${LOW_STOCK}`,
  },
]

const rowStyle =
  'transition-quiet flex min-h-12 items-center gap-3 px-4 py-2 font-semibold hover:bg-sunken sm:px-5 -outline-offset-2'

export function TodoList({ storeId, dashboard }: { storeId: number; dashboard: Dashboard }) {
  const t = useText()
  const id = useId()
  const { todo, conversations, to_set_up: toSetUp } = dashboard
  const open = rows.filter(({ key }) => todo[key] > 0)
  const steps = setupRows.filter(({ step }) => toSetUp.includes(step))
  return (
    <section aria-labelledby={id} className="panel overflow-hidden">
      <h2 id={id} className="px-4 py-3 text-h3 sm:px-5">
        {t(dashboardTexts.todo)}
      </h2>
      {open.length === 0 && todo.messages === 0 && steps.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-ink-2 sm:px-5">{t(dashboardTexts.todoNothing)}</p>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {open.map(({ key, text, icon, isUrgent, to }) => (
          <TodoLink key={key} to={to(storeId)} icon={icon} isUrgent={isUrgent}>
            {t(text, { count: todo[key] })}
          </TodoLink>
        ))}
        {conversations.map((one) => (
          <TodoLink key={one.id} to={paths.storeOrder(storeId, one.id)} icon={MessageCircle}>
            {t(dashboardTexts.todoMessages, { count: one.unread, name: one.buyer, id: String(one.order_id) })}
          </TodoLink>
        ))}
        {steps.map(({ text, icon, to }) => (
          <TodoLink key={text} to={to(storeId)} icon={icon}>
            {t(text)}
          </TodoLink>
        ))}
      </ul>
    </section>
  )
}

interface TodoLinkProps extends Pick<TodoRow, 'icon' | 'isUrgent'> {
  to: string
  children: string
}

function TodoLink({ to, icon: Icon, isUrgent, children }: TodoLinkProps) {
  return (
    <li>
      <Link to={to} className={rowStyle}>
        <Icon aria-hidden size={20} strokeWidth={1.75} className={isUrgent ? 'text-urucum' : 'text-ink-2'} />
        <span className="flex-1">{children}</span>
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="text-ink-3" />
      </Link>
    </li>
  )
}
