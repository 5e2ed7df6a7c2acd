import { formatCep } from '@bra/contract/trade/postal'
import { useQuery } from '@tanstack/react-query'
import {
  Heart,
  House,
  LibraryBig,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MapPin,
  Package,
  ShieldCheck,
  ShoppingCart,
  Store,
  UserPlus,
  UserRound,
  Wand2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CategoryTree } from '../../features/catalogue/catalog/CategoryTree.tsx'
import { categoriesQuery } from '../../features/catalogue/catalog/collections.data.ts'
import { useDestination } from '../../features/people/addresses/destination.ts'
import { useSignOut } from '../../features/people/sessions/useSignOut.ts'
import { MenuSettings } from '../../features/ground/settings/MenuSettings.tsx'
import { sections } from '../../layouts/sections.ts'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { loadParts } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'

export const loader = loadParts(() => [categoriesQuery])

export default function MenuPage() {
  const t = useText()
  const session = useSession()
  const signOut = useSignOut()
  const { data } = useQuery(categoriesQuery)
  const { cep } = useDestination()
  return (
    <div className="mx-auto max-w-xl">
      <Head title={t('pages.menu')} hidden />
      <h1>{session ? t('info.hello', { name: session.user.name }) : t('pages.menu')}</h1>
      <nav aria-label={t('shell.account')} className="mt-4 grid grid-cols-2 gap-2">
        <BigLink to={paths.home()} icon={House} text={t('shell.home')} />
        {session ? <PersonLinks role={session.user.role} /> : <VisitorLinks />}
        <BigLink to={paths.favorites()} icon={Heart} text={t('shell.favorites')} />
        <BigLink to={paths.list()} icon={Wand2} text={t('shell.list')} />
        <BigLink to={paths.cart()} icon={ShoppingCart} text={t('shell.cart')} />
        <BigLink
          to={paths.addresses()}
          icon={MapPin}
          text={cep ? `${t('shell.deliverTo')} ${formatCep(cep)}` : t('shell.chooseCep')}
        />
      </nav>
      <Group title={t('info.shop')}>
        <nav aria-label={t('shell.mainNav')}>
          <ul className="divide-y divide-line">
            {[...sections, { text: 'pages.ranking' as const, path: paths.ranking() }].map(({ text, path }) => (
              <li key={path}>
                <Link to={path} className="flex min-h-12 items-center rounded-tag font-semibold hover:text-mata">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Group>
      {data && (
        <Group title={t('shell.categories')}>
          <CategoryTree categories={data.categories} />
        </Group>
      )}
      <Group title={t('footer.sell')}>
        <div className="grid grid-cols-2 gap-2">
          <BigLink to={paths.supplier()} icon={Store} text={t('shell.sell')} />
          <BigLink to={paths.shopkeepers()} icon={Store} text={t('footer.shopkeepers')} />
        </div>
      </Group>
      <Group title={t('info.settings')}>
        <MenuSettings />
        {session && !session.acting && (
          <Button
            variant="outline"
            className="mt-4"
            icon={<LogOut aria-hidden size={16} strokeWidth={2} />}
            onClick={() => void signOut()}
          >
            {t('menu.signOut')}
          </Button>
        )}
      </Group>
    </div>
  )
}

function VisitorLinks() {
  const t = useText()
  return (
    <>
      <BigLink to={paths.login()} icon={UserRound} text={t('shell.enter')} />
      <BigLink to={paths.register()} icon={UserPlus} text={t('menu.signUp')} />
    </>
  )
}

function PersonLinks({ role }: { role: Session['user']['role'] }) {
  const t = useText()
  return (
    <>
      <BigLink to={paths.account()} icon={UserRound} text={t('shell.myAccount')} />
      <BigLink to={paths.account('pedidos')} icon={Package} text={t('shell.orders')} />
      <BigLink to={complaintPaths.list()} icon={LifeBuoy} text={t('pages.complaints')} />
      <BigLink to={paths.account('colecao')} icon={LibraryBig} text={t('menu.collection')} />
      {role === 'supplier' && <BigLink to={paths.myStores()} icon={Store} text={t('shell.myStores')} />}
      {role === 'admin' && <BigLink to={paths.admin()} icon={ShieldCheck} text={t('shell.adminArea')} />}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-h3">{title}</h2>
      {children}
    </section>
  )
}

function BigLink({ to, icon: Icon, text }: { to: string; icon: LucideIcon; text: string }) {
  return (
    <Link
      to={to}
      className="panel transition-quiet flex min-h-14 items-center gap-3 px-4 font-semibold hover:border-line-strong"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="text-ink-2" />
      {text}
    </Link>
  )
}
