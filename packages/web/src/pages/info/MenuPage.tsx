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
import { cartLinkTexts } from '../../features/orders/cart/cart-link-texts.ts'
import { cepTexts } from '../../features/people/addresses/cep-texts.ts'
import { useDestination } from '../../features/people/addresses/destination.ts'
import { impersonationTexts } from '../../features/people/impersonation/texts.ts'
import { useSignOut } from '../../features/people/sessions/useSignOut.ts'
import { MenuSettings } from '../../features/ground/settings/MenuSettings.tsx'
import { footerTexts } from '../../layouts/footer-texts.ts'
import { headerTexts } from '../../layouts/header/texts.ts'
import { sections } from '../../layouts/sections.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadParts } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { infoTexts } from './texts.ts'

export const loader = loadParts(() => [categoriesQuery])

export default function MenuPage() {
  const t = useText()
  const session = useSession()
  const signOut = useSignOut()
  const { data } = useQuery(categoriesQuery)
  const { cep } = useDestination()
  return (
    <div className="mx-auto max-w-xl">
      <Head title={t(pageTitles.menu)} hidden />
      <h1>{session ? t(infoTexts.hello, { name: session.user.name }) : t(pageTitles.menu)}</h1>
      <nav aria-label={t(layoutTexts.account)} className="mt-4 grid grid-cols-2 gap-2">
        <BigLink to={paths.home()} icon={House} text={t(siteTexts.home)} />
        {session ? <PersonLinks role={session.user.role} /> : <VisitorLinks />}
        <BigLink to={paths.favorites()} icon={Heart} text={t(layoutTexts.favorites)} />
        <BigLink to={paths.list()} icon={Wand2} text={t(layoutTexts.list)} />
        <BigLink to={paths.cart()} icon={ShoppingCart} text={t(cartLinkTexts.cart)} />
        <BigLink
          to={paths.addresses()}
          icon={MapPin}
          text={cep ? `${t(cepTexts.deliverTo)} ${formatCep(cep)}` : t(cepTexts.chooseCep)}
        />
      </nav>
      <Group title={t(infoTexts.shop)}>
        <nav aria-label={t(layoutTexts.mainNav)}>
          <ul className="divide-y divide-line">
            {[...sections, { text: pageTitles.ranking, path: paths.ranking() }].map(({ text, path }) => (
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
        <Group title={t(layoutTexts.categories)}>
          <CategoryTree categories={data.categories} />
        </Group>
      )}
      <Group title={t(footerTexts.sell)}>
        <div className="grid grid-cols-2 gap-2">
          <BigLink to={paths.supplier()} icon={Store} text={t(layoutTexts.sell)} />
          <BigLink to={paths.shopkeepers()} icon={Store} text={t(footerTexts.shopkeepers)} />
        </div>
      </Group>
      <Group title={t(infoTexts.settings)}>
        <MenuSettings />
        {session && !session.acting && (
          <Button
            variant="outline"
            className="mt-4"
            icon={<LogOut aria-hidden size={16} strokeWidth={2} />}
            onClick={() => void signOut()}
          >
            {t(headerTexts.signOut)}
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
      <BigLink to={paths.login()} icon={UserRound} text={t(layoutTexts.enter)} />
      <BigLink to={paths.register()} icon={UserPlus} text={t(headerTexts.signUp)} />
    </>
  )
}

function PersonLinks({ role }: { role: Session['user']['role'] }) {
  const t = useText()
  return (
    <>
      <BigLink to={paths.account()} icon={UserRound} text={t(layoutTexts.myAccount)} />
      <BigLink to={paths.account('pedidos')} icon={Package} text={t(layoutTexts.orders)} />
      <BigLink to={complaintPaths.list()} icon={LifeBuoy} text={t(pageTitles.complaints)} />
      <BigLink to={paths.account('colecao')} icon={LibraryBig} text={t(headerTexts.collection)} />
      {role === 'supplier' && <BigLink to={paths.myStores()} icon={Store} text={t(siteTexts.myStores)} />}
      {role === 'admin' && <BigLink to={paths.admin()} icon={ShieldCheck} text={t(impersonationTexts.adminArea)} />}
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
